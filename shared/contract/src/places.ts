import { deliveryCities } from './delivery-cities.ts'

/** Pakistan's provinces and territories by English name, as on the wire, with their Urdu names. */
export const provinces: readonly (readonly [name: string, urdu: string])[] = [
  ['Punjab', 'پنجاب'],
  ['Sindh', 'سندھ'],
  ['Khyber Pakhtunkhwa', 'خیبر پختونخوا'],
  ['Balochistan', 'بلوچستان'],
  ['Islamabad Capital Territory', 'وفاقی دارالحکومت اسلام آباد'],
  ['Azad Kashmir', 'آزاد کشمیر'],
  ['Azad Jammu and Kashmir', 'آزاد جموں و کشمیر'],
  ['Gilgit-Baltistan', 'گلگت بلتستان'],
]

/** Every place with an Urdu name. */
export const places = [...deliveryCities, ...provinces]

/**
 * Returns the wire name of a city or province, given in English in any case or in Urdu; undefined for others
 * (ACCOUNT-4).
 */
export function placeNamed(text: string): string | undefined {
  const typed = text.trim().toLowerCase()
  return places.find(([name, urdu]) => name.toLowerCase() === typed || urdu === typed)?.[0]
}
