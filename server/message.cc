#include "server/message.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "server/words.h"

namespace jiesuan::server {
namespace {

constexpr std::size_t kLongestName = 20;
constexpr std::size_t kLongestWord = 64;  // ids and tokens
constexpr std::uint64_t kMostQuestions = (std::uint64_t{1} << 53) - 1;

// Characters that turn the direction of what follows, are not seen at all, or break lines: a name must not
// pass for another or change the line it stands in.
bool unfit_for_names(std::uint32_t c) {
  struct Range {
    std::uint32_t first, last;
  };
  static constexpr Range kUnfit[] = {
      {0, 0x1F},        {0x7F, 0x9F},     {0xAD, 0xAD},     {0x34F, 0x34F},   {0x61C, 0x61C},
      {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x180B, 0x180F}, {0x200B, 0x200F}, {0x2028, 0x202E},
      {0x2060, 0x206F}, {0x2800, 0x2800}, {0x3164, 0x3164}, {0xD800, 0xDFFF}, {0xE000, 0xF8FF},
      {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFF}, {0xE0000, 0x10FFFF}};
  return std::any_of(std::begin(kUnfit), std::end(kUnfit),
                     [&](const Range& r) { return r.first <= c && c <= r.last; });
}

// Letters of a UTF-8 text that may stand in a name; −1 if it is none.
int letters(std::string_view s) {
  int n = 0;
  for (std::size_t i = 0; i < s.size(); ++n) {
    const auto lead = static_cast<unsigned char>(s[i]);
    const std::size_t bytes = lead < 0x80                   ? 1
                              : lead >= 0xF0 && lead < 0xF5 ? 4
                              : lead >= 0xE0                ? 3
                              : lead >= 0xC2                ? 2
                                                            : 0;
    if (bytes == 0 || lead >= 0xF5 || i + bytes > s.size()) return -1;
    std::uint32_t c = bytes == 1 ? lead : lead & (0x7Fu >> bytes);
    for (std::size_t k = 1; k < bytes; ++k) {
      const auto more = static_cast<unsigned char>(s[i + k]);
      if ((more & 0xC0) != 0x80) return -1;
      c = c << 6 | (more & 0x3F);
    }
    constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};  // shorter would do
    if (c < kLeast[bytes] || unfit_for_names(c)) return -1;
    i += bytes;
  }
  return n;
}

class Reader {
 public:
  Reader(const json::object& o, Message* m, Refusal* no) : o_(o), m_(*m), no_(no) {}

  bool read() {
    if (!word("type", &type_)) return false;
    static constexpr bool (Reader::* kFields[])() = {
#define JIESUAN_MESSAGE(id, word, fields) &Reader::fields,
#include "server/words.def"
    };
    if (const auto type = from_word<Message::Type>(type_)) {
      m_.type = *type;
      return (this->*kFields[static_cast<int>(*type)])() && nothing_else();
    }
    return refuse(no_, "malformed", "没有这种消息", "there is no message of this type");
  }

 private:
  bool no(std::string_view field, std::string_view zh, std::string_view en) {
    return refuse(no_, "malformed", fmt::format("“{}”不对：{}", field, zh),
                  fmt::format("'{}' is wrong: {}", field, en));
  }
  const json::value* take(std::string_view field) {
    const json::value* v = o_.if_contains(field);
    if (v) ++taken_;
    return v;
  }
  bool nothing() { return true; }
  bool nothing_else() {
    return m_.type == Message::Type::Settings || taken_ == o_.size() ||
           refuse(no_, "malformed", "有多余的字段", "the message has fields it should not have");
  }
  bool word(std::string_view field, std::string* out) {
    const json::value* v = take(field);
    if (!v || !v->is_string() || v->get_string().size() > kLongestWord)
      return no(field, "须为文字", "a text is wanted");
    out->assign(v->get_string());
    return true;
  }
  bool whole(std::string_view field, std::uint64_t most, std::uint64_t* out) {
    const json::value* v = take(field);
    if (!v || !v->is_int64() || v->get_int64() < 0 || static_cast<std::uint64_t>(v->get_int64()) > most)
      return no(field, fmt::format("须为 0 到 {} 的整数", most),
                fmt::format("a whole number from 0 to {} is wanted", most));
    *out = static_cast<std::uint64_t>(v->get_int64());
    return true;
  }
  template <class List>
  bool list(std::string_view field, std::size_t longest, std::int64_t most, List* out) {
    const json::value* v = take(field);
    if (!v || !v->is_array() || v->get_array().size() > longest)
      return no(field, "须为列表", "a list is wanted");
    for (const json::value& i : v->get_array()) {
      if (!i.is_int64() || i.get_int64() < 0 || i.get_int64() > most)
        return no(field, "须为编号的列表", "a list of numbers is wanted");
      out->push_back(static_cast<std::uint8_t>(i.get_int64()));
    }
    return true;
  }

  bool hello() {
    return (!o_.contains("room") || word("room", &m_.room)) &&
           (!o_.contains("token") || word("token", &m_.token)) &&
           (!o_.contains("invitation") || word("invitation", &m_.invitation)) && protocol();
  }
  bool protocol() {
    if (!o_.contains("protocol")) return true;  // pages of before they were counted, and programs
    std::uint64_t n = 0;
    if (!whole("protocol", 1'000'000, &n)) return false;
    m_.protocol = n;
    return true;
  }
  bool name() {
    const json::value* v = take("name");
    const auto tidy = v && v->is_string() ? tidy_name(v->get_string(), kLongestName) : std::nullopt;
    if (!tidy) return no("name", "须为 1 到 20 个字", "1 to 20 characters are wanted");
    m_.name = *tidy;
    return true;
  }
  bool chair() {
    std::uint64_t n = 0;
    if (!whole("chair", kMaxSeats - 1, &n)) return false;
    m_.chair = static_cast<int>(n);
    return true;
  }
  bool sit() { return chair() && name(); }
  bool settings() {
    m_.settings = o_;
    m_.settings.erase("type");
    return true;
  }
  bool selection() {
    std::uint64_t option = 0;
    if (!whole("question", kMostQuestions, &m_.question) || !whole("option", 255, &option)) return false;
    m_.pick.option = static_cast<std::uint8_t>(option);
    return list("cards", kMaxCards - 1, kMaxCards - 1, &m_.pick.cards) &&
           list("seats", kMaxSeats - 1, kMaxSeats - 1, &m_.pick.seats);
  }
  // One thing, or a card together with whom it would be used on.
  bool asked_about() {
    std::uint64_t n = 0;
    if (!whole("question", kMostQuestions, &m_.question)) return false;
    if (o_.contains("card")) {
      if (!whole("card", kMaxCards - 1, &n)) return false;
      m_.card = static_cast<CardId>(n);
    }
    if (o_.contains("seat")) {
      if (!whole("seat", kMaxSeats - 1, &n)) return false;
      m_.seat = static_cast<Seat>(n);
    }
    return !o_.contains("skill") || word("skill", &m_.skill);
  }
  bool again() {
    const json::value* v = take("yes");
    if (!v || !v->is_bool()) return no("yes", "须为 true 或 false", "true or false is wanted");
    m_.yes = v->get_bool();
    return true;
  }
  bool chat() {
    const json::value* v = take("text");
    const auto tidy = v && v->is_string() ? tidy_name(v->get_string(), kLongestChat) : std::nullopt;
    if (!tidy)
      return no("text", fmt::format("须为 1 到 {} 个字，不含控制字符", kLongestChat),
                fmt::format("1 to {} characters are wanted, none that are not seen", kLongestChat));
    m_.text = *tidy;
    return true;
  }
  bool emote() {
    std::string value;
    if (!word("emote", &value)) return false;
    const auto known = from_word<Emote>(value);
    if (!known) return no("emote", "没有这个表情", "there is no such emote");
    m_.emote = *known;
    return true;
  }
  bool switches() {
    if (const json::value* v = take("skip")) {
      if (!v->is_bool()) return no("skip", "须为 true 或 false", "true or false is wanted");
      m_.skip = v->get_bool();
    }
    if (const json::value* v = take("fast")) {
      if (!v->is_bool()) return no("fast", "须为 true 或 false", "true or false is wanted");
      m_.fast = v->get_bool();
    }
    if (!o_.contains("nullification")) return true;
    std::string value;
    if (!word("nullification", &value)) return false;
    m_.nullification = from_word<Nullification>(value);
    return m_.nullification || no("nullification", "没有这个值", "there is no such value");
  }
  bool ping() {
    const json::value* v = take("n");
    if (!v || !v->is_int64()) return no("n", "须为整数", "a whole number is wanted");
    m_.n = v->get_int64();
    return true;
  }

  const json::object& o_;
  Message& m_;
  Refusal* no_;
  std::string type_;
  std::size_t taken_ = 0;
};

}  // namespace

std::optional<std::string> tidy_name(std::string_view raw, std::size_t most) {
  static constexpr std::string_view kSpaces[] = {" ", "\t", "\n", "\r", "\u00A0", "\u3000"};
  for (bool trimmed = true; trimmed;) {
    trimmed = false;
    for (std::string_view space : kSpaces) {
      if (raw.starts_with(space)) raw.remove_prefix(space.size()), trimmed = true;
      if (raw.ends_with(space)) raw.remove_suffix(space.size()), trimmed = true;
    }
  }
  const int n = letters(raw);
  if (n < 1 || static_cast<std::size_t>(n) > most) return std::nullopt;
  return std::string(raw);
}

constexpr std::size_t kUsualMessage = 2048;  // bytes, as a tree

bool parse_message(std::string_view bytes, Message* m, Refusal* no) {
  json::error_code error;
  unsigned char room[kUsualMessage];  // what is read of it goes when it has been understood
  json::monotonic_resource memory(room, sizeof room);
  const json::value v = json::parse(bytes, error, &memory, {.max_depth = 8});
  if (error) return refuse(no, "malformed", "不是 JSON", fmt::format("this is no JSON: {}", error.message()));
  if (!v.is_object()) return refuse(no, "malformed", "须为 JSON 对象", "a JSON object is wanted");
  return Reader(v.get_object(), m, no).read();
}

}  // namespace jiesuan::server
