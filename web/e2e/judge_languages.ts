// Where and how the judge's page is tried: a desk and a phone, in both languages.
export const LANGUAGES = [
  { locale: 'zh-CN', run: '结算', viewport: { width: 1280, height: 720 } },
  { locale: 'en-GB', run: 'Resolve', viewport: { width: 1280, height: 720 } },
  { locale: 'zh-CN', run: '结算', viewport: { width: 390, height: 844 } },
  { locale: 'en-GB', run: 'Resolve', viewport: { width: 390, height: 844 } },
].map((l) => ({ ...l, name: `${l.locale} ${l.viewport.width}` }));
