import { demoBuyer } from './buyers.ts'
import { cityNamed } from './cities.ts'
import { createDice } from './dice.ts'
import { demoSeller, sellers } from './sellers.ts'
import type { DemoAddress, DemoOrder } from './shapes.ts'

export type Place = DemoOrder['delivery_address']

/** Returns the address of a person in a city, always the same one. */
export function placeOf(username: string, cityName: string): Place {
  const dice = createDice(`place of ${username}`)
  const city = cityNamed(cityName)
  const isFlat = dice.chance(0.3)
  return {
    address_line_1: `${isFlat ? 'Flat' : 'House'} # ${dice.whole(1, 412)}${dice.pick(['', '', '-A', '-B', '/1'])}, Street ${dice.whole(1, 38)}`,
    address_line_2: dice.pick(city.areas),
    city: city.name,
    state_province_or_region: city.province,
    zip_or_postal_code: city.zip,
  }
}

const demoBuyerPlaces: readonly Place[] = [
  {
    address_line_1: 'Flat # 304, Sea Breeze Residency, Lane 7',
    address_line_2: 'Block 2, Clifton',
    city: 'Karachi',
    state_province_or_region: 'Sindh',
    zip_or_postal_code: '75600',
  },
  {
    address_line_1: 'House # 18-B, Street 5',
    address_line_2: 'Model Town Block C',
    city: 'Lahore',
    state_province_or_region: 'Punjab',
    zip_or_postal_code: '54700',
  },
]

/** Returns the shipping address of a buyer. */
export function deliveryPlaceOf(username: string, cityName: string): Place {
  return username === demoBuyer.username ? demoBuyerPlaces[0]! : placeOf(username, cityName)
}

/** Makes the saved addresses: a pickup one for every seller, two shipping ones for the demo buyer. */
export function makeAddresses(): DemoAddress[] {
  return [
    ...demoBuyerPlaces.map(place => ({ username: demoBuyer.username, address_type: 'shipping' as const, ...place })),
    ...[demoSeller, ...sellers].map(({ username, city }) => ({
      username,
      address_type: 'pickup' as const,
      ...placeOf(username, city),
    })),
  ]
}
