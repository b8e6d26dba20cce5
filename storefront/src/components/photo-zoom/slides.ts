/** The slide that a scrolling row shows most of, from 0; scroll positions are negative in right-to-left pages. */
export const shownSlide = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(Math.abs(scrollLeft) / clientWidth) || 0

/** Scrolls a row of slides, each as wide as the row, to one of them. */
export function scrollToSlide(row: HTMLElement, at: number, behavior?: ScrollBehavior): void {
  const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1
  row.scrollTo({ left: forward * at * row.clientWidth, behavior })
}
