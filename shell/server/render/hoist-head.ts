const leadingTags = /^(?:\s*(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>))+/

/** Splits what React put before the content (title, meta, links) from the content: it belongs into the head. */
export function hoistHead(html: string): { head: string; body: string } {
  const head = leadingTags.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
