import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useText } from '../messages.ts'
import './pressable.css'

/** Under this id react-aria looks for its style element, before it writes one that the content policy refuses. */
const PRESSABLE_STYLE_ID = 'react-aria-pressable-style'

/** Tells react-aria the page's language, and with it the direction; it would take the browser's. */
export function AriaLanguage({ children }: { children: ReactNode }) {
  const text = useText()
  useLayoutEffect(holdStylePlace, [])
  return <I18nProvider locale={text('languageTag')}>{children}</I18nProvider>
}

/** The element's one rule stands in pressable.css. */
function holdStylePlace() {
  if (document.getElementById(PRESSABLE_STYLE_ID)) return
  const place = document.createElement('meta')
  place.id = PRESSABLE_STYLE_ID
  document.head.append(place)
}
