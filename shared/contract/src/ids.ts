/** An id in a URL: a positive integer without leading zeros (API-4), short enough to be a safe integer. */
export const ID = /^[1-9]\d{0,14}$/

/** Parses an id of a URL; undefined for a missing text and for any other. */
export function parseId(text: string | null | undefined): number | undefined {
  return text && ID.test(text) ? Number(text) : undefined
}
