// Browser, system and kind of device from a user agent.

export type Device = {
  /** Empty if unknown. */
  browser: string;
  system: string;
  kind: 'computer' | 'phone' | 'tablet' | 'program';
};

/** The order matters: most browsers also claim to be those below them. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string, Device['kind']][] = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

export function deviceOf(userAgent: string): Device {
  const browser = browsers.find(([mark]) => mark.test(userAgent))?.[1] ?? '';
  const [, system = '', kind = 'computer'] = systems.find(([mark]) => mark.test(userAgent)) ?? [];
  if (browser || system) return { browser, system, kind };
  // Programs name themselves first: `curl/8.5.0`.
  return { browser: /^[\w.-]{1,30}/.exec(userAgent)?.[0] ?? '', system: '', kind: 'program' };
}
