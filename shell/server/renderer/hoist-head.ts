const leadingTags = /^(?:\s*(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>))+/

/** React renders title, meta and links before the content. */
export function hoistHead(html: string): { head: string; body: string } {
  const head = leadingTags.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
