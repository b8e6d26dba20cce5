import { addBrand, addOrder, addProduct, addSignedInUser, type addUser } from '../builders.ts'
import { contractCalls } from '../contract-calls.ts'
import type { TestApi } from '../test-api.ts'

export type Person = Awaited<ReturnType<typeof addUser>> & { token: string }
type Product = Awaited<ReturnType<typeof addProduct>>

/** People and products of which every kind of public response shows some. */
export interface World {
  sellers: [Person, Person, Person]
  buyer: Person
  admin: Person
  /** On sale, of the first seller. */
  products: [Product, Product, Product, Product, Product, Product, Product, Product]
  pending: Product
  brands: { id: number }[]
}

const MEN = 4
const WOMEN = 17
const KIDS = 24

export async function fillWorld({ db }: TestApi): Promise<World> {
  const person = (set: Parameters<typeof addUser>[1] = {}) => addSignedInUser(db, set)
  const sellers: World['sellers'] = [await person(), await person(), await person()]
  const buyer = await person()
  const brands = [await addBrand(db, 'Khaadi'), await addBrand(db, 'Sapphire')]
  const add = (seller: number, set: Partial<Parameters<typeof addProduct>[1]> = {}) =>
    addProduct(db, { seller_id: (sellers[seller] as Person).id, brand_id: brands[0]?.id, ...set })
  const one = (index: number) => add(0, { price_paisa: 100_000 + index * 50_000, quantity: 3, quantity_left: 3 })
  for (let index = 0; index < 14; index++) await add(1 + (index % 2), { category_id: [WOMEN, 18, KIDS][index % 3] })
  for (let index = 0; index < 10; index++) await add(1, { category_id: MEN, title: `Silk shawl ${index}` })
  await add(2, { category_id: WOMEN, sold: true })
  const products: World['products'] = [
    await one(0),
    await one(1),
    await one(2),
    await one(3),
    await one(4),
    await one(5),
    await one(6),
    await one(7),
  ]
  const pending = await add(2, { approval_status: 'pending', category_id: WOMEN })
  for (const { id } of sellers.slice(0, 2))
    await addOrder(db, { seller_id: id, buyer_id: buyer.id, status: 'completed' })
  return { sellers, buyer, admin: await person({ is_admin: true }), products, pending, brands }
}

/** Ids of rows, and of the row that is inserted next. */
const withNext = (ids: number[]) => [...ids, Math.max(...ids) + 1]

const join = (path: string, queries: string[]) => queries.map(query => `/api/v1/${path}?${query}`)

/** Paths of every public read, by the name of its call. */
export async function publicReads({ db }: TestApi, world: World): Promise<Record<string, string[]>> {
  const changed = new Set([...world.products, world.pending].map(({ id }) => id))
  const idsOf = async (table: 'products' | 'users') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
  const all = await idsOf('products')
  // Some of each kind, those that the mutations change, and the next.
  const products = withNext(all.filter((id, index) => index % 5 === 0 || changed.has(id)))
  const people = withNext(await idsOf('users'))
  const brand = world.brands[0]?.id
  const the = 'listing/public/products/the'
  const listed = [
    '',
    'page=2',
    'per_page=3&page=2',
    'per_page=4&sort=price_asc',
    'per_page=4&sort=price_desc&page=2',
    `brand_id=${brand}&per_page=4`,
    'condition_id=2&per_page=4',
    'size=medium',
    'min_price=1200&max_price=3000&per_page=3',
    'category_id=17&per_page=3',
  ]
  return {
    listProducts: [
      ...join(`${the}/search/men`, listed),
      ...join(`${the}/search/women`, listed.slice(0, 4)),
      ...join(`${the}/search/women/dresses`, ['', 'size=medium', 'per_page=2&sort=price_asc']),
      ...join(`${the}/search/kids`, ['per_page=2']),
      ...join(`${the}/search/men/no-such-category`, ['']),
    ],
    listMensProducts: join(`${the}/mens`, ['']),
    listWomensProducts: join(`${the}/womens`, ['']),
    listKidsProducts: join(`${the}/kids`, ['']),
    listCollections: ['/api/v1/listing/public/products/collections'],
    searchProducts: join('listing/public/products/search', [
      'query=kurta&per_page=4',
      'query=silk',
      'query=velvet',
      'query=sapphire',
      'query=own',
      'query=dresses',
      'query=kurta&size=large,small',
      'query=kurta&category_id=14&sort=price_asc',
    ]),
    listProductFacets: join('listing/public/products/facets', [
      'group=women',
      'group=women&category=dresses&size=medium',
      'query=kurta&min_price=1500',
    ]),
    listSuggestedProducts: join('listing/public/products/show', [
      'per_page=4',
      ...products.map(id => `like=${id}`),
      ...world.sellers.map(({ id }) => `seller=${id}&per_page=3`),
      `like=${products[0]}&seller=${people[0]}`,
    ]),
    listRelatedProducts: products.map(id => `/api/v1/listing/public/products/show/${id}/related`),
    getProduct: products.map(id => `/api/v1/listing/public/products/show/${id}`),
    getProductLike: products.slice(-5).map(id => `/api/v1/listing/products/${id}/mark`),
    getShop: people.flatMap(id => join(`shop/${id}/shop`, ['per_page=4', 'sold=0&per_page=3', 'sold=1'])),
    getProfile: people.map(id => `/api/v1/users/${id}/profile`),
    listRatings: people.flatMap(id => join(`users/${id}/ratings`, ['per_page=1'])),
    listBrands: ['/api/v1/listing/brands'],
    listGroupBrands: ['men', 'women', 'kids'].map(group => `/api/v1/${the}/brands/${group}`),
    listCategories: ['/api/v1/listing/categories'],
    listGroupCategories: ['men', 'women'].map(group => `/api/v1/${the}/categories/${group}`),
    listConditions: ['/api/v1/listing/conditions'],
    listFilterConditions: [`/api/v1/${the}/products/conditions`],
    listSizes: join(`${the}/products/sizes`, ['', 'group=women', 'group=women&category=dresses', 'category_id=8']),
    listSitemapProducts: join('sitemap/products', ['', 'limit=5', `after=${all[10]}&limit=5`]),
    listSitemapShops: join('sitemap/shops', ['', `after=${people[1]}&limit=2`]),
  }
}

/** Responses that depend on a secret of the caller, or that no page shows. */
const notPublic = [
  'getGuestCart',
  'getGuestOrder',
  'getRefund',
  'getDispute',
  'getDisputePhoto',
  'listProviders',
  'listOutbox',
  'listCalls',
]

export async function publicCallNames(): Promise<string[]> {
  const calls = await contractCalls()
  return calls
    .filter(
      ({ method, access, name }) =>
        method === 'GET' && ['anyone', 'optional'].includes(access) && !notPublic.includes(name),
    )
    .map(({ name }) => name)
}
