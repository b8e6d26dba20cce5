import { inputRecorder } from './input-recorder.ts'
import { textHash } from './text-hash.ts'

/**
 * The document's inline script: it loads the other scripts after the first paint, which they would delay. Each early
 * request costs a cheap phone some 15 ms of it. A hidden page never paints, so it starts at once.
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

/** Allows the starter in the content policy. */
export const starterHash = textHash(code)

/** Returns inert preload links of the scripts, and the inline script that activates them. */
export function scriptStarter(entry: string, preloads: string[]): string {
  const links = preloads.map(
    href => `<link rel="preload" as="script" media="not all" fetchpriority="low" href="${href}">`,
  )
  return `${links.join('')}<script data-entry="${entry}">${code}</script>`
}
