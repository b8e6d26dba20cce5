/**
 * Loads the lazy photos that are in view, and those within a view of it when the page or a part of it is scrolled; the
 * others wait for the end of the start (docs/decisions/058). Runs before the first paint.
 */
export const deferredPhotos = `{
const load = views => {
  const margin = views * innerHeight
  const near = [...document.querySelectorAll('img[loading=lazy]')].filter(image => {
    const { top, bottom, left, right } = image.parentElement.getBoundingClientRect()
    return top < innerHeight + margin && bottom > -margin && left < innerWidth && right > 0
  })
  for (const image of near) image.loading = 'eager'
}
load(0)
const onScroll = () => 'starting' in document.documentElement.dataset ? load(1) : removeEventListener('scroll', onScroll, true)
addEventListener('scroll', onScroll, true)
}`
