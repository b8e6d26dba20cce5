/** Shorter scrolls are noise, such as that of a resting finger. */
const MIN_SCROLL_PX = 8
/** Height of the header, which stays until it would be out of view anyway. */
const HEADER_PX = 64
/** A smaller part of the screen that remains visible means an on-screen keyboard. */
const KEYBOARD_RATIO = 0.8

/** Marks on the root element when header and bottom bar of phones give way: while scrolling down, and to a keyboard. */
export function watchPhoneScreen(): void {
  const { documentElement: root } = document
  const { visualViewport } = window
  // Counts the scroll that loaded this module.
  let lastY = 0
  const watchScroll = () => {
    const y = window.scrollY
    if (Math.abs(y - lastY) < MIN_SCROLL_PX) return
    root.toggleAttribute('data-scrolled-down', y > lastY && y > HEADER_PX)
    lastY = y
  }
  const watchKeyboard = () => {
    const visible = visualViewport ? visualViewport.height * visualViewport.scale : window.innerHeight
    root.toggleAttribute('data-keyboard', visible < window.innerHeight * KEYBOARD_RATIO)
  }
  watchScroll()
  window.addEventListener('scroll', watchScroll, { passive: true })
  visualViewport?.addEventListener('resize', watchKeyboard)
}
