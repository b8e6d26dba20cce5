import { randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '../src/db/database.ts'
import { addAddress, addProduct, addUser, signIn } from '../test/builders.ts'

const BUYERS = 12
const PRODUCTS = 40
const UNITS = 10

/** An order request, sent until it gets a response. */
export interface Purchase {
  key: string
  token: string
  body: string
}

/** Creates a seller, buyers with addresses, and products that sell out during the run. */
export async function openShop(db: Db) {
  const mark = randomBytes(3).toString('hex')
  const seller = await addUser(db, { username: `seller_${mark}` })
  const products: number[] = []
  for (let count = 0; count < PRODUCTS; count++) {
    const { id } = await addProduct(db, { seller_id: seller.id, quantity: UNITS, quantity_left: UNITS })
    products.push(id)
  }
  const buyers: { token: string; addressId: number }[] = []
  for (let count = 0; count < BUYERS; count++) {
    const user = await addUser(db, { username: `buyer_${mark}_${count}` })
    const addressId = await addAddress(db, { user_id: user.id })
    buyers.push({ token: await signIn(db, user), addressId })
  }
  const oneOf = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)] as T

  return {
    nextPurchase(): Purchase {
      const buyer = oneOf(buyers)
      const chosen = [...new Set([oneOf(products), oneOf(products)])]
      const cart_items = chosen.map(product_id => ({ product_id, quantity: 1 }))
      const body = { seller_id: seller.id, cart_items, delivery_address_id: buyer.addressId }
      return { key: randomUUID(), token: buyer.token, body: JSON.stringify(body) }
    },
  }
}
