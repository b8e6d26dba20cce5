import type { Locale } from '@closyyy/i18n/locales'
import type { Claim } from '@closyyy/releases/release'
import type { DehydratedState } from './query.ts'

/** What the browser must know of a unit's current release to load it. */
export interface UnitAddress {
  id: string
  /** Address of the entry script. */
  entry: string
  claims: Claim[]
  pieces: Record<string, 'always' | 'signed-in'>
}

/** The state that the document server inlines and the shell starts from. */
export interface Boot {
  locale: Locale
  /** Address that people reach the shop at, without a trailing slash. */
  origin: string
  /** `full`: the whole page stands in the document and is hydrated; `frame`: only the frame does. */
  mode: 'full' | 'frame'
  units: Record<string, UnitAddress>
  queries?: DehydratedState
  router?: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null }
}

/** Id of the element that holds the inlined state. */
export const BOOT_ELEMENT_ID = 'boot'

/** Id of the element that React renders into. */
export const ROOT_ELEMENT_ID = 'root'
