import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useText } from '../ui-text.ts'
import './pressable.css'

/** Id of react-aria's style element. If it exists, react-aria injects none, which the content policy would block. */
const PRESSABLE_STYLE_ID = 'react-aria-pressable-style'

/**
 * Sets the language and direction of react-aria's components to those of the page; their default is the browser's. Wrap
 * each component that is built on react-aria in it.
 */
export function AriaLanguage({ children }: { children: ReactNode }) {
  const text = useText()
  useLayoutEffect(reserveStyleId, [])
  return <I18nProvider locale={text('languageTag')}>{children}</I18nProvider>
}

/** Adds an empty element under the id; the only rule of react-aria's style element is in pressable.css. */
function reserveStyleId() {
  if (document.getElementById(PRESSABLE_STYLE_ID)) return
  const placeholder = document.createElement('meta')
  placeholder.id = PRESSABLE_STYLE_ID
  document.head.append(placeholder)
}
