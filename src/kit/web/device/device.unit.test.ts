import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Firefox', 'Linux', 'computer', `${mozilla} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`],
  ['Chrome', 'Windows', 'computer', `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`],
  ['Edge', 'Windows', 'computer', `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ['Opera', 'macOS', 'computer', `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`],
  ['Safari', 'macOS', 'computer', `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15`],
  ['Chrome', 'ChromeOS', 'computer', `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`],
  [
    'Safari',
    'iPhone',
    'phone',
    `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome',
    'iPhone',
    'phone',
    `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Firefox',
    'iPad',
    'tablet',
    `${mozilla} (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 FxiOS/145.0 Mobile/15E148 Safari/605.1.15`,
  ],
  ['Chrome', 'Android', 'phone', `${mozilla} (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`],
  [
    'Samsung Internet',
    'Android',
    'tablet',
    `${mozilla} (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
  ],
  ['Firefox', 'Android', 'phone', `${mozilla} (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0`],
  ['', 'Linux', 'computer', `${mozilla} (X11; Linux x86_64) Something/1.0`],
  ['curl', '', 'program', 'curl/8.5.0'],
  ['python-requests', '', 'program', 'python-requests/2.32.5'],
  ['', '', 'program', ''],
  ['', '', 'program', '<b>'],
])('finds %s on %s, a %s', (browser, system, kind, userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, kind });
});
