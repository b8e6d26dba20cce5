/** For `shouldRevalidate` of a filtered list: opening the filter sheet adds a history entry of the same URL. */
export function changesUrl({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.href !== nextUrl.href
}
