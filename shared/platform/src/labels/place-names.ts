import { messageId } from '@closyyy/i18n/catalogue'
import { useLingui } from '@closyyy/i18n/text'

/** Prefix of the catalogue's message ids. */
export const PLACES = 'place'

/** Translates the name of a city or province into the page's language; unlisted names stay as they are. */
export function usePlaceName(): (name: string) => string {
  const { i18n } = useLingui()
  return name => {
    const translated = i18n.messages[messageId(PLACES, name.trim().toLowerCase())]
    return typeof translated === 'string' ? translated : name
  }
}

/** The parts of a postal address after the street. */
export interface Place {
  city: string
  state_province_or_region: string
  zip_or_postal_code: string
}

/** Formats city, province and postal code as one line in the page's language, without empty parts. */
export function usePlaceLine(): (place: Place) => string {
  const placeName = usePlaceName()
  const comma = placeName(',')
  return ({ city, state_province_or_region, zip_or_postal_code }) =>
    [placeName(city), placeName(state_province_or_region), zip_or_postal_code].filter(Boolean).join(`${comma} `)
}
