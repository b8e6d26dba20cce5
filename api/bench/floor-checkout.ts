import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { columns, joins, type Row, shape } from './floor-products.ts'
import { tokenHash } from './floor-trade.ts'

interface Body {
  seller_id: number
  cart_items: { product_id: number; quantity: number }[]
  delivery_address_id: number
}

type Query = <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) => Promise<Row[]>

interface Buyer {
  user_id: string
  email: string
  phone: string
  first_name: string
  address_line_1: string
  city: string
  state_province_or_region: string
  zip_or_postal_code: string
}

interface Product {
  id: string
  title: string
  price_paisa: string
  quantity_left: number
  on_sale: boolean
  seller_email: string
}

/** What the rules of cash orders look at: the buyer's parcels and open orders, and what buyer and seller share. */
interface Standing {
  delivered: number
  refused: number
  open_pieces: number
  open_sellers: number
  is_linked: boolean
}

const DELIVERY = 250_00
/** Lifted, as the limits of the API. */
const MAX_OPEN = 1_000_000
const MAX_SINGLE = 5

const countHit = `insert into limit_windows as w (key, hits, ends_at) values ($1, 1, now() + make_interval(secs => $2))
  on conflict (key) do update set hits = case when w.ends_at <= now() then 1 else w.hits + 1 end,
    ends_at = case when w.ends_at <= now() then excluded.ends_at else w.ends_at end
  returning hits`

const statements = {
  limit: countHit,
  newOrders: countHit,
  key: 'insert into idempotency_keys (owner, key, body_hash) values ($1, $2, $3) on conflict do nothing returning key',
  buyer: `select s.user_id, u.email, u.phone, u.first_name, a.address_line_1, a.city, a.state_province_or_region, a.zip_or_postal_code
    from sessions s join users u on u.id = s.user_id join addresses a on a.user_id = u.id
    where s.token_hash = $1 and a.id = $2`,
  products: `select p.id, p.title, p.price_paisa, p.quantity_left, p.on_sale, u.email as seller_email
    from products p join users u on u.id = p.seller_id
    where p.id = any($1::bigint[]) and p.seller_id = $2 order by p.id for update of p`,
  address: 'update addresses set last_ordered_at = now() where id = $1',
  standing: `select
      count(*) filter (where o.status = 'completed')::int as delivered,
      count(*) filter (where o.status not in ('delivered', 'completed') and exists (
        select from order_events e where e.order_id = o.id and e.action = 'report-refused'))::int as refused,
      coalesce(sum(i.pieces) filter (where o.status = 'pending'), 0)::int as open_pieces,
      count(distinct o.seller_id) filter (where o.status = 'pending')::int as open_sellers,
      exists (select from users u where u.id = $2 and u.phone = $3)
        or exists (select from addresses a where a.user_id = $2 and lower(a.address_line_1) = lower($4) and a.city = $5)
        or exists (select from known_devices d join known_devices e on e.device_hash = d.device_hash
          where d.user_id = $1 and e.user_id = $2 and d.has_id and e.has_id)
        or exists (select from bank_details b join bank_details c on b.iban = c.iban or b.account_number = c.account_number
          where b.user_id = $1 and c.user_id = $2) as is_linked
    from orders o
    cross join lateral (select sum(quantity) as pieces from order_items where order_id = o.id) i
    where (o.buyer_id = $1 or o.guest_phone = $3) and o.created_at > now() - interval '730 days'`,
  reserve: `update products p set quantity_left = p.quantity_left - t.quantity, sold = p.quantity_left = t.quantity
    from unnest($1::bigint[], $2::int[]) as t (id, quantity) where p.id = t.id`,
  order: `insert into orders (tracking_no, seller_id, buyer_id, address_line_1, city, state_province_or_region,
      zip_or_postal_code, subtotal_paisa, delivery_fee_paisa, platform_fee_paisa, seller_profit_paisa, deadline_at,
      reminder_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now() + interval '5 days', now() + interval '4 days')
    returning id, created_at, deadline_at`,
  items: `insert into order_items (order_id, product_id, title, quantity, price_paisa)
    select $1, * from unnest($2::bigint[], $3::text[], $4::int[], $5::bigint[])`,
  transaction: "insert into ledger_transactions (kind, order_id) values ('order-placed', $1) returning id",
  entries: `insert into ledger_entries (transaction_id, account, user_id, amount_paisa)
    values ($1, 'receivable', null, $2), ($1, 'platform-fee', null, $3), ($1, 'delivery', null, $4),
      ($1, 'seller-unconfirmed', $5, $6)`,
  offers: `update offers set status = 'rejected', action = 'closed'
    where product_id = any($1::bigint[]) and status = 'pending' returning id`,
  recall: 'delete from outbox where recall_key = $1 and sent_at is null and attempts = 0',
  messages: `insert into outbox (channel, recipient, template, subject, body, recall_key)
    values ('email', $1, 'order-placed', $2, $3, null), ('email', $4, 'order-received', $5, $6, $7)`,
  cart: `delete from cart_items i using carts c
    where c.id = i.cart_id and c.user_id = $1 and i.product_id = any($2::bigint[])`,
  shown: `select ${columns} from products p ${joins} where p.id = any($1::bigint[])`,
  store: 'update idempotency_keys set answer = $3, answered_at = now() where owner = $1 and key = $2',
  known: 'select answer from idempotency_keys where owner = $1 and key = $2',
}

async function writeOrder(query: Query, buyer: Buyer, body: Body, products: Product[]) {
  const [ids, quantities] = [body.cart_items.map(each => each.product_id), body.cart_items.map(each => each.quantity)]
  const wanted = new Map(body.cart_items.map(each => [each.product_id, each.quantity]))
  const lines = products.map(product => ({ ...product, quantity: wanted.get(Number(product.id)) ?? 0 }))
  if (lines.length < ids.length || lines.some(line => !line.on_sale || line.quantity_left < line.quantity)) return
  const { user_id, phone, address_line_1, city, state_province_or_region, zip_or_postal_code } = buyer
  const facts = [user_id, body.seller_id, phone, address_line_1, city]
  const [standing] = await query<Standing & pg.QueryResultRow>('standing', statements.standing, facts)
  if (!standing || standing.is_linked || standing.refused > standing.delivered / 4) return
  if (standing.open_pieces > MAX_OPEN || standing.open_sellers > MAX_OPEN) return
  await query('reserve', statements.reserve, [ids, quantities])
  const subtotal = lines.reduce((sum, line) => sum + Number(line.price_paisa) * line.quantity, 0)
  const fee = Math.round(subtotal / 10)
  const profit = subtotal - fee - (subtotal >= 3_000_00 ? DELIVERY : 0)
  const tracking = `CLX${randomBytes(6).toString('hex').toUpperCase()}`
  const place = [address_line_1, city, state_province_or_region, zip_or_postal_code]
  const money = [subtotal, DELIVERY, fee, profit]
  const [order] = await query<{ id: string; created_at: Date; deadline_at: Date }>('order', statements.order, [
    ...[tracking, body.seller_id, user_id],
    ...place,
    ...money,
  ])
  const prices = lines.map(line => line.price_paisa)
  await query('items', statements.items, [order?.id, ids, lines.map(line => line.title), quantities, prices])
  const [transaction] = await query<{ id: string }>('transaction', statements.transaction, [order?.id])
  const total = subtotal + DELIVERY
  const entries = [transaction?.id, -total, fee, total - fee - profit, body.seller_id, profit]
  await query('entries', statements.entries, entries)
  await query('offers', statements.offers, [ids])
  const [newOrders] = await query<{ hits: number }>('newOrders', statements.newOrders, [
    `new-orders:${body.seller_id}`,
    60,
  ])
  const summary = lines.map(line => `${line.quantity} × ${line.title}: Rs.${Number(line.price_paisa) / 100}`).join('\n')
  const [toBuyer, toSeller] = [`Dear ${buyer.first_name}, your order:\n${summary}`, `You sold:\n${summary}`]
  const mail = [buyer.email, 'Your order', toBuyer, lines[0]?.seller_email, 'An order', toSeller]
  const digest = (newOrders?.hits ?? 0) > MAX_SINGLE ? `new-orders:${body.seller_id}` : null
  if (digest) await query('recall', statements.recall, [digest])
  await query('messages', statements.messages, [...mail, digest])
  await query('remove', statements.cart, [user_id, ids])
  const shown = new Map((await query<Row>('shown', statements.shown, [ids])).map(row => [Number(row.id), shape(row)]))
  return {
    id: Number(order?.id),
    tracking_no: tracking,
    created_at: order?.created_at,
    deadline_at: order?.deadline_at,
    status: 'pending',
    seller: { id: body.seller_id },
    delivery_address: { address_line_1, city, state_province_or_region, zip_or_postal_code },
    items: lines.map(line => ({
      product_id: Number(line.id),
      title: line.title,
      quantity: line.quantity,
      product: shown.get(Number(line.id)),
    })),
    subtotal: subtotal / 100,
    total_amount: total / 100,
  }
}

async function place(query: Query, hash: Buffer, key: string, body: Body) {
  const [buyer] = await query<Buyer & pg.QueryResultRow>('buyer', statements.buyer, [hash, body.delivery_address_id])
  if (!buyer) throw new Error('Nobody with this address.')
  const owner = `user:${buyer.user_id}`
  await query('limit', statements.limit, [`orders:${buyer.user_id}`, 3_600])
  await query('address', statements.address, [body.delivery_address_id])
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest()
  if ((await query('key', statements.key, [owner, key, bodyHash])).length === 0)
    return (await query<{ answer: unknown }>('known', statements.known, [owner, key]))[0]?.answer
  const ids = body.cart_items.map(item => item.product_id)
  const products = await query<Product & pg.QueryResultRow>('products', statements.products, [ids, body.seller_id])
  const order = await writeOrder(query, buyer, body, products)
  if (!order) throw new Error('This product is already sold.')
  await query('store', statements.store, [owner, key, JSON.stringify(order)])
  return order
}

/**
 * A hand-written checkout in one transaction that reads and writes the same rows: limits, key, locked products, the
 * standing of the buyer, stock, order, ledger, offers, messages, cart.
 */
export function registerFloorCheckout(app: FastifyInstance, pool: pg.Pool): void {
  app.post<{ Body: Body }>('/api/v1/cart/checkout/create', async (request, reply) => {
    const client = await pool.connect()
    const query: Query = async (name, text, values) => (await client.query({ name, text, values })).rows
    try {
      await client.query('begin')
      const order = await place(query, tokenHash(request), String(request.headers['idempotency-key']), request.body)
      await client.query('commit')
      reply.code(201)
      return { status: 'success', data: order }
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  })
}
