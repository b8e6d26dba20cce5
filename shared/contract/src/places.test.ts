import { expect, test } from 'vitest'
import { listingCities } from './listing-cities.ts'
import { placeNamed } from './places.ts'
import { provinces } from './provinces.ts'
import { urduPlaces } from './urdu-places.ts'

// ACCOUNT-4
test('finds a city or province in English in any case and in Urdu', () => {
  expect([' lahore', 'لاہور', 'sindh', 'خیبر پختونخوا'].map(placeNamed)).toEqual([
    'Lahore',
    'Lahore',
    'Sindh',
    'Khyber Pakhtunkhwa',
  ])
  expect(placeNamed('Quetta Cantonment')).toBeUndefined()
})

test('has an Urdu name for every listing city and province', () => {
  const names = [...listingCities, ...provinces.map(([name]) => name)]
  expect(names.filter(name => !urduPlaces[name.toLowerCase()])).toEqual([])
})
