import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { columns, joins, photoPath, type Row, shape } from './floor-products.ts'

export function tokenHash(request: FastifyRequest): Buffer {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  return createHash('sha256').update(token).digest()
}

interface ItemRow extends Row {
  item_id: string
  cart_id: string
  wanted: number
}

function item(row: ItemRow) {
  const price = Number(row.price)
  return {
    id: Number(row.item_id),
    product_id: Number(row.id),
    product: shape(row),
    quantity: row.wanted,
    price,
    unit_price: price,
    total_price: price * row.wanted,
    offer_id: null,
  }
}

interface OfferRow {
  [column: string]: unknown
  product_image: string | null
}

function offer(row: OfferRow) {
  const price = Number(row.price_paisa) / 100
  return {
    ...row,
    id: Number(row.id),
    product_id: Number(row.product_id),
    buyer_id: Number(row.buyer_id),
    seller_id: Number(row.seller_id),
    actor_id: Number(row.actor_id),
    price,
    offered_price: price,
    product_image: row.product_image && photoPath(row.product_image, 320),
  }
}

/** Carts and conversations; the owner is looked up in the same statement. */
export function registerFloorTrade(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/api/v1/user/cart', async request => {
    const { rows } = await pool.query<ItemRow>({
      name: 'cart',
      text: `select ${columns}, i.id as item_id, i.cart_id, i.quantity as wanted
        from sessions s join carts k on k.user_id = s.user_id join cart_items i on i.cart_id = k.id
        join products p on p.id = i.product_id ${joins} where s.token_hash = $1 order by i.id`,
      values: [tokenHash(request)],
    })
    return { status: 'success', data: { id: Number(rows[0]?.cart_id), items: rows.map(item) } }
  })

  app.post<{ Body: { product_id: number; quantity: number } }>('/api/v1/user/cart/items', async (request, reply) => {
    const { product_id, quantity } = request.body
    const added = await pool.query<{ id: string; quantity: number }>({
      name: 'cart-add',
      text: `insert into cart_items as i (cart_id, product_id, quantity)
        select k.id, p.id, least($3::int, p.quantity_left)
        from sessions s join carts k on k.user_id = s.user_id, products p
        where s.token_hash = $1 and p.id = $2 and p.on_sale and p.seller_id <> s.user_id
        on conflict (cart_id, product_id) do update
          set quantity = least(i.quantity + $3::int, (select quantity_left from products where id = i.product_id))
        returning i.id, i.quantity`,
      values: [tokenHash(request), product_id, quantity],
    })
    const { rows } = await pool.query<Row>({
      name: 'cart-product',
      text: `select ${columns} from products p ${joins} where p.id = $1`,
      values: [product_id],
    })
    const [[stored], [product]] = [added.rows, rows]
    if (!stored || !product) throw new Error('This product cannot be put into the cart.')
    reply.code(201)
    return { status: 'success', data: item({ ...product, item_id: stored.id, cart_id: '', wanted: stored.quantity }) }
  })

  app.get<{ Querystring: Record<string, string> }>('/api/v1/listing/products/offers/conversations', async request => {
    const { query } = request
    const { rows } = await pool.query<OfferRow>({
      name: 'thread',
      text: `select o.id, o.product_id, o.buyer_id, o.seller_id, o.actor_id, o.price_paisa, o.message, o.status,
            o.action, o.created_at, p.title as product_title, p.price_paisa::float8 / 100 as product_price,
            p.sold as product_sold, b.username as buyer_name, a.username as actor_name,
            a.profile_picture as actor_profile_picture,
            (select f.key from photos f where f.product_id = p.id order by f.position limit 1) as product_image
          from sessions s join offers o on s.user_id in (o.buyer_id, o.seller_id) join products p on p.id = o.product_id
          join users b on b.id = o.buyer_id join users a on a.id = o.actor_id
          where s.token_hash = $1 and o.product_id = $2 and o.buyer_id = $3 and o.seller_id = $4
          order by o.id desc limit 200`,
      values: [tokenHash(request), query.product_id, query.buyer_id, query.seller_id],
    })
    return { status: 'success', data: { original: rows.reverse().map(offer) } }
  })
}
