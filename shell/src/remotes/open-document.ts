/** Leaves the page for a path that only the document server can serve. */
export function openDocument(url: string): Promise<never> {
  window.location.assign(url)
  return new Promise(() => undefined)
}
