/** Media query of phones, as in the style sheets: the frame has a bottom bar, lists open their filters in a sheet. */
export const PHONE_SCREEN = '(width <= 48rem)'

/** Media query of narrow screens: the seller hub has no sidebar, shows one pane at a time, and lists are cards. */
export const NARROW_SCREEN = '(width <= 60rem)'
