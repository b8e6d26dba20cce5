import { makeAddresses } from './addresses.ts'
import { makeFollows, makeLikes } from './attention.ts'
import { makeBankDetails } from './bank-details.ts'
import { createDice } from './dice.ts'
import { makeDisputes } from './disputes.ts'
import { makeOffers } from './offers.ts'
import { makeOrders } from './orders.ts'
import { makePayouts } from './payouts.ts'
import { makeProducts } from './products.ts'
import { makeRatings } from './ratings.ts'
import type { DemoCatalogue } from './shapes.ts'
import { makeUsers } from './users.ts'

export type * from './shapes.ts'

/** Makes the whole demo shop as plain data, equal on every call. */
export function demoCatalogue(): DemoCatalogue {
  const products = makeProducts()
  const orders = makeOrders(products, createDice('closyyy orders'))
  const ratings = makeRatings(orders, products, createDice('closyyy ratings'))
  const bankDetails = makeBankDetails()
  return {
    users: makeUsers(ratings),
    addresses: makeAddresses(),
    bank_details: bankDetails,
    products,
    follows: makeFollows(createDice('closyyy follows')),
    likes: makeLikes(products, createDice('closyyy likes')),
    offers: makeOffers(products, orders, createDice('closyyy offers')),
    orders,
    ratings,
    payouts: makePayouts(orders, bankDetails, createDice('closyyy payouts')),
    disputes: makeDisputes(orders),
  }
}
