import { renditionWidths } from '@closyyy/contract/photos'

/** Returns whether an `Accept` header names AVIF; wildcards do not count, because old clients send them too. */
export function acceptsAvif(accept = ''): boolean {
  return accept.split(',').some(range => {
    const [type, ...parameters] = range.split(';').map(part => part.trim().toLowerCase())
    return type === 'image/avif' && !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))
  })
}

/** Returns the width to send for a requested one: half of it, or the smallest, if the `Save-Data` header is on. */
export function widthToSend(requested: number, saveData = ''): number {
  if (!/^on\b/i.test(saveData.trim())) return requested
  return renditionWidths.findLast(width => width <= requested / 2) ?? renditionWidths[0]
}
