import * as messages from './messages.tsx';

/** Names by a pattern in the `User-Agent`; the first match counts, because browsers name others for compatibility. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const MAX_LENGTH = 60;

/** Returns a name such as `Firefox on Windows` for a `User-Agent`; its beginning if it is of no browser. */
export function deviceName(userAgent: string): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (names) => names.find(([pattern]) => pattern.test(userAgent))?.[1],
  );
  if (browser && system) return messages.browserOn(browser, system);
  return browser ?? (userAgent.slice(0, MAX_LENGTH).trim() || messages.unknownDevice);
}
