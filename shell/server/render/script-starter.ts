import { inputRecorder } from './input-recorder.ts'
import { textHash } from './text-hash.ts'

/**
 * The one script that stands in the document: it asks for the scripts after the first paint, which they would hold up.
 * Each early request costs a cheap phone some 15 ms before it can paint. A hidden page never paints, so it starts at once.
 */
const code = `${inputRecorder}
{
const { entry } = document.currentScript.dataset
const start = () => {
  for (const link of document.querySelectorAll('link[as=script]')) link.media = 'all'
  document.head.append(Object.assign(document.createElement('script'), { src: entry, fetchPriority: 'low' }))
}
document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))
}`

/** What the content policy must name for the browser to run the starter. */
export const starterHash = textHash(code)

/** Links to the scripts that will be asked for, asleep until the starter wakes them, and the starter itself. */
export function scriptStarter(entry: string, preloads: string[]): string {
  const links = preloads.map(
    href => `<link rel="preload" as="script" media="not all" fetchpriority="low" href="${href}">`,
  )
  return `${links.join('')}<script data-entry="${entry}">${code}</script>`
}
