import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useText } from '../messages.ts'

/** Tells react-aria the page's language, and with it the direction; it would take the browser's. */
export function AriaLanguage({ children }: { children: ReactNode }) {
  const text = useText()
  return <I18nProvider locale={text('languageTag')}>{children}</I18nProvider>
}
