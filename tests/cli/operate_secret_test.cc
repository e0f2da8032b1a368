// The file that lets somebody operate a server.
#include "cli/operate_secret.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "tests/server/world.h"

namespace jiesuan::cli {
namespace {

class OperatorSecret : public testing::Test {
 protected:
  bool reads(const std::string& text, mode_t mode = 0600) {
    std::ofstream(file_.path()) << text;
    EXPECT_EQ(chmod(file_.path().c_str(), mode), 0);
    return read_secret(file_.path(), &secret_, &why_);
  }
  server::test::TemporaryFile file_;
  std::string secret_, why_;
};

TEST_F(OperatorSecret, IsTheFirstLineOfAFileOfOnesOwn) {
  EXPECT_TRUE(reads("0123456789abcdef\nand a remark\n"));
  EXPECT_EQ(secret_, "0123456789abcdef");
}

TEST_F(OperatorSecret, IsRefusedIfOthersCanReadItOrItCanBeGuessed) {
  for (const mode_t open : {0640u, 0604u, 0666u}) {
    EXPECT_FALSE(reads("0123456789abcdef\n", open));
    EXPECT_NE(why_.find("chmod 600"), std::string::npos) << why_;
  }
  for (const char* wrong : {"", "\n", "short\n", "0123456789 abcdef\n", "0123456789abcdef\r\n"}) {
    EXPECT_FALSE(reads(wrong)) << wrong;
    EXPECT_NE(why_.find("16 to 256"), std::string::npos) << why_;
  }
  EXPECT_FALSE(read_secret("/no/such/file", &secret_, &why_));
  EXPECT_NE(why_.find("/no/such/file"), std::string::npos);
}

TEST(OperatorsAddress, IsAnAddressAndAPort) {
  std::string address, why;
  std::uint16_t port = 0;
  EXPECT_TRUE(read_place("127.0.0.1:9100", &address, &port, &why));
  EXPECT_EQ(address, "127.0.0.1");
  EXPECT_EQ(port, 9100);
  EXPECT_TRUE(read_place("[::1]:9", &address, &port, &why));
  EXPECT_EQ(address, "::1");
  for (const char* wrong : {"", "9100", "127.0.0.1", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:70000"})
    EXPECT_FALSE(read_place(wrong, &address, &port, &why)) << wrong;
}

}  // namespace
}  // namespace jiesuan::cli
