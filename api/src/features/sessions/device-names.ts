/** Names by a part of the user agent; browsers that name others in theirs come first. */
const browsers = [
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|OPT|OPX)\//, 'Opera'],
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:UCBrowser|UCWEB)\b/, 'UC Browser'],
  [/\b(?:FxiOS|Firefox)\//, 'Firefox'],
  [/\b(?:CriOS|Chrome|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\bKAIOS\b/i, 'KaiOS'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Browser and operating system as people know them; null if unknown. */
export interface DeviceNames {
  browser: string | null
  system: string | null
}

function nameIn(table: readonly (readonly [RegExp, string])[], userAgent: string): string | null {
  return table.find(([part]) => part.test(userAgent))?.[1] ?? null
}

export function deviceNamesOf(userAgent: string): DeviceNames {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) }
}
