/** Returns whether a URL, such as an `Origin` or a referrer, has a host; false for `null` and anything else that is no URL. */
export function isUrlOfHost(url: string, host: string): boolean {
  return URL.canParse(url) && new URL(url).host === host
}
