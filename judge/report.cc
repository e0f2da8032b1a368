#include "judge/report.h"

#include <algorithm>

namespace jiesuan::judge {
namespace {

std::string name_of(const Verdict& v) {
  std::string out = v.id.empty() ? v.file : v.id;
  if (!v.variant.empty()) out += " · " + v.variant;
  if (!v.title.empty()) out += "  " + v.title;
  return out;
}

std::string xml(std::string_view s) {
  std::string out;
  for (char c : s) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

}  // namespace

std::string text_of(const Verdict& v, const text::Words& w, bool only_failures) {
  if (v.passed() && v.warnings.empty() && only_failures) return "";
  std::string out =
      (v.passed() ? w.paint(text::Paint::Green, "✓ ") : w.paint(text::Paint::Red, "✗ ")) + name_of(v) + "\n";
  for (const Warning& x : v.warnings)
    out += w.paint(text::Paint::Yellow,
                   w.say("    {}：警告：{}\n", "    {}: warning: {}\n", x.spot.text(), x.text));
  const auto mine = [&](const TwoTongues& t) -> const std::string& { return w.zh() ? t.zh : t.en; };
  if (!v.error.empty()) out += "    " + v.error_spot.text() + ": " + mine(v.error) + "\n";
  for (const Difference& d : v.differences) {
    out += fmt::format("    {}\n", d.spot.text());
    out += w.say("      预期  {}\n", "      expected  {}\n", mine(d.expected));
    out += w.say("      实际  {}\n", "      but       {}\n", mine(d.found));
  }
  return out;
}

std::string summary_of(const std::vector<Verdict>& all, const text::Words& w) {
  const auto passed = std::count_if(all.begin(), all.end(), [](const Verdict& v) { return v.passed(); });
  const auto failed = static_cast<long>(all.size()) - passed;
  return w.say("{} 个场景：{} 个通过，{} 个不符\n", "{} scenarios: {} passed, {} failed\n", all.size(),
               passed, failed);
}

std::string junit_of(const std::vector<Verdict>& all) {
  const auto failed = std::count_if(all.begin(), all.end(), [](const Verdict& v) { return !v.passed(); });
  std::string out = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"judge\" tests=\"{}\" failures=\"{}\">\n",
      all.size(), failed);
  for (const Verdict& v : all) {
    out += fmt::format("  <testcase classname=\"{}\" name=\"{}\">", xml(v.file), xml(name_of(v)));
    if (!v.passed()) {
      std::string what = v.error.empty() ? "" : v.error_spot.text() + ": " + v.error.en + "\n";
      for (const Difference& d : v.differences)
        what += fmt::format("{}\n  expected {}\n  but {}\n", d.spot.text(), d.expected.en, d.found.en);
      out += fmt::format("\n    <failure message=\"differs\">{}</failure>\n  ", xml(what));
    }
    out += "</testcase>\n";
  }
  return out + "</testsuite>\n";
}

}  // namespace jiesuan::judge
