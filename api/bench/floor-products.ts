import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

export const columns = `
  p.id, p.title, p.description, p.price_paisa::float8 / 100 as price, p.quantity, p.quantity_left, p.category_id,
  c.name as category_name, c.group_name, p.brand_id, b.name as brand_name, p.condition_id, d.title as condition_title,
  p.location, p.city, p.approval_status, p.allow_offers, p.active, p.sold, p.shipping_type, p.standard_size, p.chest,
  p.waist, p.hips, p.inseam, p.sleeve, p.shoulder, p.created_at, u.id as user_id, u.first_name, u.username,
  u.profile_picture, u.vacation_until,
  (select json_agg(json_build_object('id', f.id, 'key', f.key, 'width', f.width, 'height', f.height,
    'placeholder', f.placeholder) order by f.position) from photos f where f.product_id = p.id) as photos`
export const joins = `
  join users u on u.id = p.seller_id join categories c on c.id = p.category_id join conditions d on d.id = p.condition_id
  left join brands b on b.id = p.brand_id`

export interface Row {
  [column: string]: unknown
  photos: { id: number; key: string; width: number; height: number; placeholder: string }[]
}

export const photoPath = (key: string, width: number) => `/photos/${key}-${width}.webp`

export function shape(row: Row) {
  const { standard_size, chest, waist, hips, inseam, sleeve, shoulder, created_at } = row
  const size_data = { standard_size, chest, waist, hips, inseam, sleeve, shoulder }
  return {
    id: Number(row.id),
    title: row.title,
    description: row.description,
    price: row.price,
    quantity: row.quantity,
    quantity_left: row.quantity_left,
    category_id: Number(row.category_id),
    category: { id: Number(row.category_id), name: row.category_name, group: row.group_name },
    brand: { id: Number(row.brand_id), name: row.brand_name },
    brand_name: row.brand_name,
    condition_id: Number(row.condition_id),
    condition: { id: Number(row.condition_id), title: row.condition_title },
    location: row.location,
    city: row.city,
    photos: row.photos.map(({ id, key, width, height, placeholder }) => ({
      id,
      image_path: photoPath(key, 1280),
      width,
      height,
      placeholder,
      renditions: [320, 480, 640, 1280].map(each => ({ width: each, image_path: photoPath(key, each) })),
    })),
    sold: row.sold,
    approval_status: row.approval_status,
    allow_offers: row.allow_offers,
    active: row.active,
    shipping_type: row.shipping_type,
    size_data,
    size: { ...size_data, created_at },
    user: {
      id: Number(row.user_id),
      first_name: row.first_name,
      username: row.username,
      profile_picture: row.profile_picture,
      on_vacation: false,
    },
    created_at,
  }
}

export function registerFloorProducts(app: FastifyInstance, pool: pg.Pool): void {
  async function page(name: string, where: string, values: unknown[]) {
    const [list, count] = await Promise.all([
      pool.query<Row>({
        name: `${name}-list`,
        text: `select ${columns} from products p ${joins} where p.on_sale and ${where} order by p.created_at desc, p.id desc limit 8`,
        values,
      }),
      pool.query<{ total: number }>({
        name: `${name}-count`,
        text: `select count(*)::int as total from products p where p.on_sale and ${where}`,
        values,
      }),
    ])
    const total = count.rows[0]?.total ?? 0
    return {
      status: 'success',
      data: { data: list.rows.map(shape), current_page: 1, last_page: Math.ceil(total / 8), per_page: 8, total },
    }
  }

  app.get<{ Querystring: Record<string, string> }>('/api/v1/listing/public/products/the/search/:group', ({ query }) =>
    page('list', 'p.category_id = $1 and p.price_paisa >= $2 and p.price_paisa <= $3', [
      query.category_id,
      Number(query.min_price) * 100,
      Number(query.max_price) * 100,
    ]),
  )
  app.get<{ Querystring: Record<string, string> }>('/api/v1/listing/public/products/search', ({ query }) =>
    page('search', 'p.title ilike $1', [`%${query.query}%`]),
  )
  app.get<{ Params: { id: string } }>('/api/v1/listing/public/products/show/:id', async ({ params }) => {
    const { rows } = await pool.query<Row>({
      name: 'show',
      text: `select ${columns} from products p ${joins} where p.id = $1`,
      values: [params.id],
    })
    return { status: 'success', data: rows.map(shape)[0] }
  })
  app.get<{ Querystring: Record<string, string> }>('/api/v1/sitemap/products', async ({ query }) => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'sitemap',
      text: `select p.id, p.title, b.name as brand_name, p.sold, p.updated_at
        from products p left join brands b on b.id = p.brand_id
        where p.id > $1 and p.approval_status = 'approved' and p.active and p.deleted_at is null
        order by p.id limit $2`,
      values: [query.after, query.limit],
    })
    return { status: 'success', data: rows.map(row => ({ ...row, id: Number(row.id) })) }
  })
}
