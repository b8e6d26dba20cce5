import { messageId } from '@closyyy/i18n/catalogue'
import { useLingui } from '@closyyy/i18n/text'

/** Unit of the catalogue of places. */
export const PLACES = 'place'

/** Names a city or province in the reader's language; one that is not listed keeps its name. */
export function usePlaceName(): (name: string) => string {
  const { i18n } = useLingui()
  return name => {
    const translated = i18n.messages[messageId(PLACES, name.trim().toLowerCase())]
    return typeof translated === 'string' ? translated : name
  }
}

/** The parts of an address below its street. */
export interface Place {
  city: string
  state_province_or_region: string
  zip_or_postal_code: string
}

/** Writes city, province and postal code in one line, in the reader's language; empty parts are left out. */
export function usePlaceLine(): (place: Place) => string {
  const placeName = usePlaceName()
  const comma = placeName(',')
  return ({ city, state_province_or_region, zip_or_postal_code }) =>
    [placeName(city), placeName(state_province_or_region), zip_or_postal_code].filter(Boolean).join(`${comma} `)
}
