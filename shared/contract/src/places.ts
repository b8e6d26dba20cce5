import { deliveryCities } from './delivery-cities.ts'

/** Pakistan's provinces and territories, by their English names on the wire and in Urdu. */
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

/** The wire's name of a city or province that is given in English in any case or in Urdu; undefined for any other. */
export function placeNamed(text: string): string | undefined {
  const typed = text.trim().toLowerCase()
  return places.find(([name, urdu]) => name.toLowerCase() === typed || urdu === typed)?.[0]
}
