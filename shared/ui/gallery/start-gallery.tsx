/// <reference types="@rspack/core/module" />
import '../src/tokens.css'
import '../src/base.css'
import './gallery.css'
import { createI18n, loadCatalogues } from '@closyyy/i18n/catalogue'
import { I18nProvider } from '@closyyy/i18n/text'
import { createRoot } from 'react-dom/client'
import { catalogues } from '../src/messages.ts'
import { Gallery } from './gallery.tsx'
import { storiesOf } from './stories.ts'
import { parseView } from './view.ts'

const context = import.meta.webpackContext('../src', { recursive: true, regExp: /\.story\.tsx$/ })
const stories = storiesOf(context.keys().map(path => [path, context(path) as Record<string, () => null>]))
const view = parseView(window.location.search)
const i18n = createI18n(view.direction === 'rtl' ? 'ur' : 'en')
await loadCatalogues(i18n, catalogues)
document.documentElement.dir = view.direction
document.documentElement.lang = i18n.locale

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <Gallery stories={stories} view={view} />
  </I18nProvider>,
)
