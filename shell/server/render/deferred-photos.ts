/**
 * Loads the lazy photos that are in view, and leaves the others to the first scroll or the end of the start, whichever is
 * first (docs/decisions/058). Runs before the first paint. Part of every document, so it contains no comments.
 */
export const deferredPhotos = `{
const inView = [...document.images].filter(image => {
  const { top, bottom, left, right } = image.parentElement.getBoundingClientRect()
  return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
})
for (const image of inView) image.loading = 'eager'
addEventListener('scroll', () => delete document.documentElement.dataset.starting, { capture: true, once: true })
}`
