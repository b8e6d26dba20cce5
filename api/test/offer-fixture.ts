import * as contract from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { sql } from 'kysely'
import { addProduct, addSignedInUser } from './builders.ts'
import { openTestApi, type TestApi } from './test-api.ts'

type Row = Offer

/** Opens a seller, a buyer and the calls between them; products cost Rs.2,500 by default. */
export async function openOfferFixture(change?: Parameters<typeof openTestApi>[0]) {
  const api: TestApi = await openTestApi(change)
  const person = () => addSignedInUser(api.db)
  const [seller, buyer] = [await person(), await person()]
  const product = (set: Partial<Parameters<typeof addProduct>[1]> = {}) =>
    addProduct(api.db, { seller_id: seller.id, ...set })

  const make = (product_id: number, offer_price: number, as: string | undefined = buyer.token, message?: string) =>
    api.call(contract.createOffer, { body: { product_id, offer_price, message } }, as)
  const accept = (id: number, as?: string) => api.call(contract.acceptOffer, { params: { id } }, as)
  const reject = (id: number, as?: string) => api.call(contract.rejectOffer, { params: { id } }, as)
  const undo = (id: number, as?: string) => api.call(contract.undoOfferAnswer, { params: { id } }, as)
  const counter = (id: number, price: number, as: string | undefined = seller.token) =>
    api.call(contract.counterOffer, { params: { id }, body: { price } }, as)
  const update = (
    { id, product_id }: Pick<Row, 'id' | 'product_id'>,
    offer_price: number,
    as: string | undefined = buyer.token,
  ) =>
    api.call(contract.updateOffer, { params: { id }, body: { product_id, offer_price, message: '', offer_id: id } }, as)
  const propose = (id: number, price: number, as: string | undefined = seller.token) =>
    api.call(contract.sendSpecialPrice, { params: { id }, body: { price } }, as)
  const like = (product_id: number, { id: user_id }: { id: number } = buyer, table: 'likes' | 'saves' = 'likes') =>
    api.db
      .insertInto(table)
      .values({ user_id, product_id })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  const thread = async (product_id: number, as: string = buyer.token) => {
    const query = { product_id, buyer_id: buyer.id, seller_id: seller.id }
    return (await api.call(contract.getOfferConversation, { query }, as)).data.original
  }

  return {
    api,
    seller,
    buyer,
    person,
    product,
    make,
    accept,
    reject,
    undo,
    counter,
    update,
    propose,
    like,
    thread,
    async offered(price = 2_000, set: Partial<Parameters<typeof addProduct>[1]> = {}): Promise<Row> {
      return (await make((await product(set)).id, price)).data
    },
    /** Makes an open counter-offer to an offer of 2,000. */
    async countered(price = 2_300): Promise<Row> {
      return (await counter((await this.offered()).id, price)).data
    },
    async age(id: number, hours: number) {
      await sql`update offers set created_at = created_at - make_interval(hours => ${hours}) where id = ${id}`.execute(
        api.db,
      )
    },
    change: (id: number, set: { sold?: boolean; active?: boolean; allow_offers?: boolean; price_paisa?: number }) =>
      api.db.updateTable('products').set(set).where('id', '=', id).execute(),
    async notificationsTo(user: { email: string }): Promise<string[]> {
      const rows = await api.db
        .selectFrom('outbox')
        .select('template')
        .where('recipient', '=', user.email)
        .orderBy('id')
        .execute()
      return rows.map(row => row.template)
    },
  }
}

export type OfferFixture = Awaited<ReturnType<typeof openOfferFixture>>
