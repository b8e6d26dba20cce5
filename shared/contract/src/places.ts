import { deliveryCities } from './delivery-cities.ts'
import { provinces } from './provinces.ts'

/** Every place with an Urdu name. */
export const places = [...deliveryCities, ...provinces, ['Azad Kashmir', 'آزاد کشمیر'] as const]

/**
 * Returns the wire name of a city or province, given in English in any case or in Urdu; undefined for others
 * (ACCOUNT-4).
 */
export function placeNamed(text: string): string | undefined {
  const typed = text.trim().toLowerCase()
  return places.find(([name, urdu]) => name.toLowerCase() === typed || urdu === typed)?.[0]
}
