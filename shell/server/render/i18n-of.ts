import { createI18n, loadCatalogues } from '@closyyy/i18n/catalogue'
import type { Locale } from '@closyyy/i18n/locales'
import type { I18n } from '@closyyy/i18n/text'
import type { CurrentReleases } from '../releases/release-reader.ts'

const kept = new WeakMap<CurrentReleases, Map<Locale, Promise<I18n>>>()

/** The texts of all current releases in one language; made once for a set of releases. */
export function i18nOf(releases: CurrentReleases, locale: Locale): Promise<I18n> {
  const byLocale = kept.get(releases) ?? new Map<Locale, Promise<I18n>>()
  kept.set(releases, byLocale)
  const made = byLocale.get(locale) ?? make(releases, locale)
  byLocale.set(locale, made)
  return made
}

async function make(releases: CurrentReleases, locale: Locale): Promise<I18n> {
  const i18n = createI18n(locale)
  const remotes = Object.values(releases.remotes).map(remote => remote.catalogues)
  for (const catalogues of [...releases.shell.catalogues, ...remotes]) await loadCatalogues(i18n, catalogues)
  return i18n
}
