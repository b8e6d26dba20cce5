/** Nodes of the document, copied before React renders into their place. */
export type ServedNodes = readonly Node[]

export const copyNodes = (nodes: Iterable<Node>): ServedNodes => [...nodes].map(node => node.cloneNode(true))

/** Fills a new element with served nodes; a hydrated one has them. */
export function fillWithNodes(place: Element | null, nodes: ServedNodes = []): void {
  if (place && !place.hasChildNodes()) place.append(...copyNodes(nodes))
}
