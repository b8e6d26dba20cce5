import type { Catalogues } from '@closyyy/i18n/catalogue'
import { useLocale, useNames } from '@closyyy/i18n/text'

/** Names of cities and provinces: the wire's English ones need no catalogue, the Urdu ones load for Urdu readers. */
export const placeCatalogues: Catalogues = {
  unit: 'place',
  en: {},
  ur: async () => ({ default: (await import('@closyyy/contract/places')).urduPlaces }),
}

/** Names a city or province in the reader's language; one that is not listed keeps its name. */
export const usePlaceName = () => useNames(placeCatalogues.unit)

/** The parts of an address below its street. */
export interface Place {
  city: string
  state_province_or_region: string
  zip_or_postal_code: string
}

/** Writes city, province and postal code in one line, in the reader's language; empty parts are left out. */
export function usePlaceLine(): (place: Place) => string {
  const placeName = usePlaceName()
  const comma = useLocale() === 'ur' ? '، ' : ', '
  return ({ city, state_province_or_region, zip_or_postal_code }) =>
    [placeName(city), placeName(state_province_or_region), zip_or_postal_code].filter(Boolean).join(comma)
}
