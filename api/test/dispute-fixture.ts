import { randomUUID } from 'node:crypto'
import * as calls from '@closyyy/contract/disputes-calls'
import { confirmOrder } from '@closyyy/contract/orders-calls'
import { hashToken } from '../src/features/sessions/tokens.ts'
import { addSignedInUser, addUser, signIn } from './builders.ts'
import { addSale } from './sales.ts'
import { openTestApi } from './test-api.ts'

/** Opens a buyer, a seller, an administrator and an unrelated person, with the calls of the resolution centre. */
export async function openDisputeFixture(change: Parameters<typeof openTestApi>[0] = () => undefined) {
  const api = await openTestApi(settings => {
    settings.limits.disputesPerAccount = 60
    settings.limits.disputesPerIp = 20
    change(settings)
  })
  const person = (first_name: string) => addSignedInUser(api.db, { first_name })
  const fixture = {
    api,
    person,
    buyer: await person('Bilal'),
    seller: await person('Sana'),
    admin: await signIn(api.db, await addUser(api.db, { is_admin: true })),
    stranger: await signIn(api.db, await addUser(api.db)),
    async meetNewPeople() {
      fixture.buyer = await person('Bilal')
      fixture.seller = await person('Sana')
    },
    order: (status: 'pending' | 'shipped' | 'delivered' | 'completed' | 'cancelled' = 'delivered') =>
      addSale(api.db, { seller_id: fixture.seller.id, buyer_id: fixture.buyer.id, status }),
    /** An order of a new guest, with both credentials. */
    async guestOrder() {
      const { id } = await fixture.order()
      const [guest_id, token] = [randomUUID(), randomUUID()]
      const guest = { guest_email: 'g@x.pk', guest_phone: '923001234567', guest_first_name: 'Gul' }
      const changed = { ...guest, guest_id, guest_last_name: 'Bano', buyer_id: null }
      await api.db.updateTable('orders').set(changed).where('id', '=', id).execute()
      await api.db
        .insertInto('order_links')
        .values({ token_hash: hashToken(token), order_id: id })
        .execute()
      return { id, guest_id, token }
    },
    raise: (order_id: number, who: string, set: object = {}) =>
      api.call(calls.openDispute, { body: { order_id, reason: 'damaged', message: 'A torn seam.', ...set } }, who),
    write: (id: number, who: string, set: object = {}) =>
      api.call(calls.sendDisputeMessage, { params: { id }, body: { message: 'Send it back.', ...set } }, who),
    resolve: (id: number, who: string, body: object = {}) =>
      api.call(calls.resolveDispute, { params: { id }, body }, who),
    propose: (id: number, who: string, set: object = {}) =>
      api.call(
        calls.proposeDecision,
        { params: { id }, body: { decision: 'refund', message: 'Let us end it.', ...set } },
        who,
      ),
    accept: (id: number, who: string, proposal_id: number, body: object = {}) =>
      api.call(calls.acceptProposal, { params: { id }, body: { proposal_id, ...body } }, who),
    decide: (id: number, who: string, set: object = {}) =>
      api.call(
        calls.decideDispute,
        { params: { id }, body: { decision: 'refund', reason: 'The seam is torn.', ...set } },
        who,
      ),
    confirm: (id: number) => api.call(confirmOrder, { params: { id }, body: {} }, fixture.buyer.token),
  }
  return fixture
}
