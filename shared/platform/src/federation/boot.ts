import type { Locale } from '@closyyy/i18n/locales'
import type { Claim } from '@closyyy/releases/release-document'

/** Data that the browser needs to load one release of a unit. */
export interface BootRelease {
  id: string
  /** URL of the entry script. */
  entry: string
  /** Hash of its table of hashes; absent in a release from before there were tables. */
  integrity?: string | undefined
}

/** The current release of a unit, and the one that replaces it in browsers where it fails. */
export interface BootUnit extends BootRelease {
  /** The newest valid release that was current before; absent if there is none. */
  lastGood?: BootRelease
  claims: Claim[]
  /** Header fragments by name, with the visitors who need their script. */
  fragments: Record<string, 'always' | 'signed-in'>
}

/**
 * Data of a query that the server ran. Has no times, so that documents with the same content are equal; named as a
 * dehydrated query, which shells from before 2026-11-30 hydrate.
 */
export interface BootQuery {
  queryKey: readonly unknown[]
  state: { data: unknown; status: 'success' }
}

/** The state the document server inlines and the shell starts from. */
export interface Boot {
  locale: Locale
  /** Public origin of the shop, without a trailing slash. */
  origin: string
  /** `full`: the document contains the whole page, which is hydrated; `frame`: only the frame. */
  mode: 'full' | 'frame'
  /** Units by name. */
  units: Record<string, BootUnit>
  queries?: { queries: BootQuery[] }
  /** Results of the loaders the server ran. */
  router?: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null }
}

/** Id of the element that contains the inlined state. */
export const BOOT_ELEMENT_ID = 'boot'

/** Id of the element that React renders into. */
export const ROOT_ELEMENT_ID = 'root'

/** Path of the current units as JSON, for open pages. */
export const UNITS_PATH = '/units.json'

/** Response of `UNITS_PATH`. */
export interface CurrentUnits {
  /** URL of the shell's entry script. */
  shell: string
  /** Units by name. */
  units: Record<string, BootUnit>
}
