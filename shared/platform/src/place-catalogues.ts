import type { Catalogues } from '@closyyy/i18n/catalogue'
import { PLACES } from './place-names.ts'

/** Names of cities and provinces: the wire's English ones need no catalogue, the Urdu ones load for Urdu readers. */
export const placeCatalogues: Catalogues = {
  unit: PLACES,
  en: {},
  ur: () =>
    import(/* webpackChunkName: "urdu" */ '@closyyy/contract/urdu-places').then(places => ({
      default: places.urduPlaces,
    })),
}
