import { createI18n, loadCatalogues } from '@closyyy/i18n/catalogue'
import { I18nProvider } from '@closyyy/i18n/text'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { catalogues } from '../src/messages.ts'

const english = createI18n('en')
await loadCatalogues(english, catalogues)

/** Provides the texts of the design system to its children. */
export function WithTexts({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={english}>{children}</I18nProvider>
}

/** Renders a component with its texts and a user to press it. */
export function show(element: ReactNode) {
  return { user: userEvent.setup(), ...render(element, { wrapper: WithTexts }) }
}
