import { demoSeller } from './sellers.ts'
import type { DemoDispute, DemoOrder } from './shapes.ts'

type Sketch = Pick<DemoDispute, 'raised_by' | 'reason'> & { readonly messages: readonly [string, string][] }

const torn: Sketch = {
  raised_by: 'buyer',
  reason: 'not-as-described',
  messages: [
    ['buyer', 'Assalam o alaikum, the colour is much darker than in the photos, and it is smaller than the size says.'],
    ['seller', 'I am sorry to hear that. Could you measure it once more along the longest side?'],
    ['buyer', 'I did: two centimetres less than in the description. I would like to send it back.'],
  ],
}
const address: Sketch = {
  raised_by: 'seller',
  reason: 'other',
  messages: [
    ['seller', 'The courier cannot find the street. Please send a landmark close to your house.'],
    ['buyer', 'It is the lane behind the park, the second gate on the left.'],
  ],
}
const late: Sketch = {
  raised_by: 'buyer',
  reason: 'not-received',
  messages: [
    ['buyer', 'The courier says it was handed over, but nothing has reached me.'],
    ['seller', 'They left it with your neighbour on the ground floor. Please ask there.'],
    ['buyer', 'Found it, thank you. All is well.'],
  ],
}
const stain: Sketch = {
  raised_by: 'buyer',
  reason: 'damaged',
  messages: [
    ['buyer', 'There is a small mark on it that I did not see in the photos.'],
    ['seller', 'It is chalk from measuring and comes off with a damp cloth.'],
    ['buyer', 'It did. Thank you for the quick answer.'],
  ],
}

const HOURS_BETWEEN = 3

/** Spaces messages by some hours, the first soon after delivery (or placement), none in the future. */
function disputeOf(order: DemoOrder, { messages, ...sketch }: Sketch): DemoDispute {
  const from = order.delivered_hours_ago ?? order.placed_hours_ago
  const until = order.completed_hours_ago ?? 0
  const step = Math.min(HOURS_BETWEEN, (from - until) / (messages.length + 1))
  return {
    ...sketch,
    order: order.key,
    resolved_hours_ago: order.status === 'completed' ? until : null,
    messages: messages.map(([author, text], index) => ({
      author: author as 'buyer' | 'seller',
      text,
      hours_ago: from - step * (index + 1),
    })),
  }
}

/** Makes disputes about the demo seller's orders: one open by each side, two resolved with their orders. */
export function makeDisputes(orders: readonly DemoOrder[]): DemoDispute[] {
  const own = orders.filter(order => order.seller === demoSeller.username)
  const first = (status: DemoOrder['status'], nth = 0) =>
    own.filter(order => order.status === status).slice(nth, nth + 1)
  return [
    ...first('delivered').map(order => disputeOf(order, torn)),
    ...first('pending').map(order => disputeOf(order, address)),
    ...first('completed').map(order => disputeOf(order, late)),
    ...first('completed', 1).map(order => disputeOf(order, stain)),
  ]
}
