import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useText } from '../messages.ts'
import './pressable.css'

/** Id of react-aria's style element. If it exists, react-aria injects none, which the content policy would block. */
const PRESSABLE_STYLE_ID = 'react-aria-pressable-style'

/** Sets react-aria's language and direction to the page's; its default is the browser's. */
export function AriaLanguage({ children }: { children: ReactNode }) {
  const text = useText()
  useLayoutEffect(reserveStyleId, [])
  return <I18nProvider locale={text('languageTag')}>{children}</I18nProvider>
}

/** Its only rule is in pressable.css. */
function reserveStyleId() {
  if (document.getElementById(PRESSABLE_STYLE_ID)) return
  const placeholder = document.createElement('meta')
  placeholder.id = PRESSABLE_STYLE_ID
  document.head.append(placeholder)
}
