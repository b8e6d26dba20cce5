/** Index of the slide in view; scroll positions are negative in right-to-left pages. */
export const shownSlide = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(Math.abs(scrollLeft) / clientWidth) || 0

export function scrollToSlide(row: HTMLElement, at: number, behavior?: ScrollBehavior): void {
  const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1
  row.scrollTo({ left: forward * at * row.clientWidth, behavior })
}
