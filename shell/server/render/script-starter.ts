import { inputRecorder } from './input-recorder.ts'
import { textHash } from './text-hash.ts'

/** Loads the other scripts after the first paint, which they would delay; a hidden page starts at once. */
const code = `${inputRecorder}
{
const { entry } = document.currentScript.dataset
const start = () => {
  for (const link of document.querySelectorAll('link[as=script]')) link.media = 'all'
  document.head.append(Object.assign(document.createElement('script'), { src: entry, fetchPriority: 'low' }))
}
document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))
}`

export const starterHash = textHash(code)

export function scriptStarter(entry: string, preloads: string[]): string {
  const links = preloads.map(
    href => `<link rel="preload" as="script" media="not all" fetchpriority="low" href="${href}">`,
  )
  return `${links.join('')}<script data-entry="${entry}">${code}</script>`
}
