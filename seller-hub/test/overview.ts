import { listChats } from '@closyyy/contract/chats-calls'
import { listOffers } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { listOwnProducts } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { type FakeServer, success } from '@closyyy/testing/fake-server'
import { productPageOf } from './product.ts'

/** Responds with offers and no chats. */
export function respondWithOffers(server: FakeServer, original: Offer[]): void {
  server.respondTo(listChats, { data: [], current_page: 1, last_page: 1, per_page: 8, total: 0 })
  server.respondTo(listOffers, { original, current_page: 1, last_page: 1, per_page: 48, total: original.length })
}

export function respondWithOwnProducts(server: FakeServer, selling: Product[], sold: Product[]): void {
  server.respondTo(listOwnProducts, ({ query }) => {
    const { approval_status: status } = query
    const unsold = status ? selling.filter(product => product.approval_status === status) : selling
    return success(listOwnProducts, productPageOf(query.sold === '1' ? sold : unsold))
  })
}
