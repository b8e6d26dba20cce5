/** Nodes of the document, copied before React renders into their place. */
export type ServedNodes = readonly Node[]

export const copyNodes = (nodes: Iterable<Node>): ServedNodes => [...nodes].map(node => node.cloneNode(true))

/** Fills a new element with served nodes; a hydrated one has them. */
export function fillWithNodes(place: Element | null, nodes: ServedNodes = []): void {
  if (place && !place.hasChildNodes()) place.append(...copyNodes(nodes))
}

const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } }

/**
 * Attributes of an element with served nodes: React leaves them in place when it hydrates, and empties a new element. HTML
 * from a string would need a policy of Trusted Types that admits it (docs/decisions/027).
 */
export const servedContent = {
  dangerouslySetInnerHTML: { __html: trustedTypes?.emptyHTML ?? '' },
  suppressHydrationWarning: true,
} as const
