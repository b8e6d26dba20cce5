import { expect, test } from 'vitest'
import { listingCities } from './listing-cities.ts'
import { placeNamed, provinces } from './places.ts'
import { urduPlaces } from './urdu-places.ts'

// ACCOUNT-4
test('a city or province is known in English in any case and in Urdu', () => {
  expect([' lahore', 'لاہور', 'sindh', 'خیبر پختونخوا'].map(placeNamed)).toEqual([
    'Lahore',
    'Lahore',
    'Sindh',
    'Khyber Pakhtunkhwa',
  ])
  expect(placeNamed('Quetta Cantonment')).toBeUndefined()
})

test('every city of the listing form and every province has an Urdu name', () => {
  const names = [...listingCities, ...provinces.map(([name]) => name)]
  expect(names.filter(name => !urduPlaces[name.toLowerCase()])).toEqual([])
})
