import type { Catalogues } from '@closyyy/i18n/catalogue'
import { PLACES } from './place-names.ts'

/** Names of cities and provinces. English names are those of the wire; the Urdu catalogue loads for Urdu readers only. */
export const placeCatalogues: Catalogues = {
  unit: PLACES,
  en: {},
  ur: () =>
    import(/* webpackChunkName: "urdu" */ '@closyyy/contract/urdu-places').then(places => ({
      default: places.urduPlaces,
    })),
}
