import { getProductLike, likeProduct, unlikeProduct } from '@closyyy/contract/likes-calls'
import { cardOf } from '@closyyy/contract/product-cards'
import { getProduct } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { listRelatedProducts } from '@closyyy/contract/suggestions-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { aPhoto, aProduct, aProfile } from '@closyyy/testing/builders'
import { createFakeServer, failure } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { onToast } from '@closyyy/ui/toast'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { authRemote } from '../../test/auth-remote.tsx'
import { openPage, openServedPage } from '../../test/open-page.tsx'

const mark = { product_id: 682, is_liked: false, is_saved: false, likes_count: 7 }

function serverWith(product: Product) {
  const server = createFakeServer()
  server.respondTo(getProduct, product)
  server.respondTo(getProductLike, mark)
  server.respondTo(getProfile, aProfile())
  server.respondTo(listRelatedProducts, {
    similar: [cardOf(aProduct({ id: 701, title: 'Item of another' }))],
    from_seller: [cardOf(aProduct({ id: 700, title: 'Item of the seller' }))],
  })
  return server
}

const path = '/products/khaadi/lawn-kurti-teal-682'

test('shows price, condition, size, city, stock and seller', async () => {
  await openPage(path, { server: serverWith(aProduct({ price: 12_500, quantity_left: 3 })) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Lawn kurti teal' })).toBeTruthy()
  expect(screen.getAllByText('Rs.12,500')).toHaveLength(2)
  expect(screen.getAllByText('Used - Like New').length).toBeGreaterThan(0)
  expect(screen.getByText('3 items')).toBeTruthy()
  expect(screen.getByText('20.5 in')).toBeTruthy()
  expect(screen.queryByText('Waist')).toBeNull()
  expect(screen.getByText(/Rs.250 per order/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Khaadi' }).getAttribute('href')).toBe('/listing/women?brand_id=39')
  const seller = within(screen.getByRole('region', { name: 'Seller' }))
  expect(seller.getByRole('link', { name: 'zara_wardrobe' }).getAttribute('href')).toBe('/user/11')
  expect(seller.getByText('Rated 4.8 of 5')).toBeTruthy()
  expect(seller.getByText('9 items sold')).toBeTruthy()
})

// ORDER-13
test('states how to pay and how long a problem can be reported', async () => {
  await openPage(path, { server: serverWith(aProduct()) })
  expect(await screen.findByText('Pay the courier in cash when the parcel arrives.')).toBeTruthy()
  expect(screen.getByText(/Report it within 3 days of delivery\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'How returns work' }).getAttribute('href')).toBe('/exchange-and-returns')
})

test('shows the city in Urdu and isolates the direction of the title', async () => {
  await openPage(path, { server: serverWith(aProduct()), locale: 'ur' })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Lawn kurti teal' })
  expect(heading.querySelector('bdi')?.textContent).toBe('Lawn kurti teal')
  expect(screen.getByText('کراچی')).toBeTruthy()
})

test('shows size and measurements of shoes', async () => {
  const { size_data } = aProduct()
  const none = { standard_size: null, sleeve: null }
  const shoes = aProduct({
    category_id: 21,
    category: { id: 21, name: 'shoes', group: 'women' },
    size_data: { ...size_data, ...none, size: 'eu-38', size_label: 'EU 38', insole_length: 9.5, chest: 40 },
  })
  await openPage(path, { server: serverWith(shoes) })
  expect(await screen.findByText('EU 38 (UK 5)')).toBeTruthy()
  expect(screen.getByText('Insole length')).toBeTruthy()
  expect(screen.getByText('9.5 in')).toBeTruthy()
  expect(screen.queryByText('Chest')).toBeNull()
})

test.each([
  [2_999, 'Usually arrives in 3–6 days. Rs.250 per order, anywhere in Pakistan.'],
  [
    3_000,
    'Usually arrives in 3–6 days. Rs.250 per order, anywhere in Pakistan. On orders of Rs.3,000 or more, the seller also pays Rs.250 towards delivery.',
  ],
])('shows who pays for the delivery at Rs.%i', async (price, text) => {
  await openPage(path, { server: serverWith(aProduct({ price })) })
  expect(await screen.findByText(text)).toBeTruthy()
})

// SHOP-6
test('shows how fast the seller replies and ships, and that the phone is verified', async () => {
  const server = serverWith(aProduct())
  const seller = aProfile({ phone_verified: true, reply_minutes: 130, delivery_days: { from: 2, to: 3 } })
  server.respondTo(getProfile, seller)
  await openPage(path, { server })
  const card = within(await screen.findByRole('region', { name: 'Seller' }))
  expect(card.getByText('Phone verified')).toBeTruthy()
  expect(card.getByText('Usually replies within 3 hours')).toBeTruthy()
  expect(card.queryByText('New seller')).toBeNull()
  expect(screen.getByText(/^Usually arrives in 2–3 days\./)).toBeTruthy()
})

test.each([
  [20, 'Usually replies within an hour'],
  [1_440, 'Usually replies within 24 hours'],
])('rounds a reply time of %i minutes up', async (reply_minutes, text) => {
  const server = serverWith(aProduct())
  server.respondTo(getProfile, aProfile({ reply_minutes }))
  await openPage(path, { server })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('calls a seller without ratings and sales new', async () => {
  const server = serverWith(aProduct())
  server.respondTo(getProfile, aProfile({ ratings_count: 0, sold_count: 0, average_rating: 0 }))
  await openPage(path, { server })
  const card = within(await screen.findByRole('region', { name: 'Seller' }))
  expect(card.getByText('New seller')).toBeTruthy()
  expect(card.queryByText('Phone verified')).toBeNull()
})

test('names a size of an older server and shows the label on cards', async () => {
  const product = aProduct()
  const server = serverWith(product)
  const other = aProduct({ id: 700, title: 'Trousers', size_data: { ...product.size_data, size_label: 'W32' } })
  server.respondTo(listRelatedProducts, { similar: [], from_seller: [cardOf(other)] })
  await openPage(path, { server })
  const facts = within((await screen.findByText('Ships from')).closest('dl') as HTMLElement)
  expect(facts.getByText('Large')).toBeTruthy()
  const [card] = await screen.findAllByRole('article')
  expect(card?.textContent).toContain('Khaadi · W32')
})

test('shows no stock for the last unit', async () => {
  await openPage(path, { server: serverWith(aProduct()) })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Available')).toBeNull()
})

test('shows rows of the seller and of similar products, and omits an empty one', async () => {
  const server = serverWith(aProduct())
  await openPage(path, { server })
  const row = within(await screen.findByRole('region', { name: 'More from zara_wardrobe' }))
  expect(row.getByRole('link', { name: 'Item of the seller' })).toBeTruthy()
  const similar = within(screen.getByRole('region', { name: 'Similar items' }))
  expect(similar.getByRole('link', { name: 'Item of another' })).toBeTruthy()
  expect(server.requests.filter(({ name }) => name === 'listRelatedProducts')).toHaveLength(1)
})

test('redirects another title to the current one', async () => {
  const { router } = await openPage('/products/brand/old-title-682', { server: serverWith(aProduct()) })
  await screen.findByRole('heading', { level: 1 })
  expect(router.state.location.pathname).toBe(path)
})

test('marks a sold product, adds the query sold and shows similar ones first', async () => {
  const { router } = await openPage(path, { server: serverWith(aProduct({ sold: true, quantity_left: 0 })) })
  expect(await screen.findByText(/This item has sold/)).toBeTruthy()
  expect(router.state.location.search).toBe('?sold')
  const rows = screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
  expect(rows).toEqual(['Similar items', 'More from zara_wardrobe'])
})

test('blocks buying from a seller on vacation', async () => {
  const { user } = aProduct()
  await openPage(path, { server: serverWith(aProduct({ user: { ...user, on_vacation: true } })) })
  expect(await screen.findByText('This seller is on vacation.')).toBeTruthy()
})

test('renders a product without brand and photos', async () => {
  const product = aProduct({ brand: null, brand_name: null, photos: [] })
  await openPage('/products/brand/lawn-kurti-teal-682', { server: serverWith(product) })
  expect(await screen.findByRole('img', { name: 'Lawn kurti teal' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Khaadi' })).toBeNull()
  expect(screen.queryByText('1 of 2')).toBeNull()
})

test('loads only the first photo eagerly', async () => {
  await openPage(path, { server: serverWith(aProduct({ photos: [aPhoto(1), aPhoto(2), aPhoto(3)] })) })
  const gallery = within(await screen.findByRole('region', { name: 'Photos of Lawn kurti teal' }))
  const [first, second] = gallery.getAllByRole('img', { hidden: true })
  expect([first?.getAttribute('loading'), second?.getAttribute('loading')]).toEqual(['eager', 'lazy'])
})

test('enlarges a photo and steps to the next', async () => {
  const { user } = await openPage(path, { server: serverWith(aProduct()) })
  await user.click(await screen.findByRole('link', { name: 'Enlarge photo 1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Next photo' }))
  expect(dialog.getByText('2 of 2')).toBeTruthy()
  await user.keyboard('{ArrowLeft}')
  expect(dialog.getByText('1 of 2')).toBeTruthy()
})

// PHOTO-5
test('enlarges a photo in full width also for visitors who save data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const { user } = await openPage(path, { server: serverWith(aProduct()) })
  await user.click(await screen.findByRole('link', { name: 'Enlarge photo 1' }))
  const dialog = within(await screen.findByRole('dialog'))
  const [enlarged] = dialog.getAllByRole('img', { hidden: true })
  Reflect.deleteProperty(navigator, 'connection')
  expect(enlarged?.getAttribute('src')).toBe('/photos/1-1280.webp?full')
  expect(enlarged?.getAttribute('srcset')).toBe('/photos/1-1280.webp?full 1280w')
})

test('prompts a guest to sign in on a like', async () => {
  const { user } = await openPage(path, { server: serverWith(aProduct()), remote: authRemote })
  await user.click(await screen.findByRole('button', { name: 'Like 7' }))
  expect(await screen.findByText('Sign in to like 682')).toBeTruthy()
})

test('likes optimistically for a signed-in user', async () => {
  const server = serverWith(aProduct())
  const { user } = await openPage(path, { server, signedIn: ayesha })
  const like = await screen.findByRole('button', { name: 'Like 7' })
  server.respondTo(likeProduct, { ...mark, is_liked: true, likes_count: 8 })
  await user.click(like)
  await waitFor(() => expect(like.textContent).toContain('8'))
  expect(like.getAttribute('aria-pressed')).toBe('true')
})

// LIKE-6
test.each([1, 2])('shows what is stored after %i failed presses', async presses => {
  const server = serverWith(aProduct())
  const { promise, resolve: respond } = Promise.withResolvers<void>()
  for (const call of [likeProduct, unlikeProduct]) server.respondTo(call, () => promise.then(() => failure('conflict')))
  const { user } = await openPage(path, { server, signedIn: ayesha })
  const like = await screen.findByRole('button', { name: 'Like 7' })
  for (let press = 1; press <= presses; press += 1) await user.click(like)
  const failed = vi.fn()
  onToast(failed)
  respond()
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(presses))
  expect([like.getAttribute('aria-pressed'), like.textContent]).toEqual(['false', 'Like7'])
})

test('shows the product if the rest of the page fails to load', async () => {
  const server = serverWith(aProduct())
  server.respondTo(listRelatedProducts, () => failure('unavailable'))
  server.respondTo(getProfile, () => failure('unavailable'))
  const { user } = await openPage(path, { server })
  expect(await screen.findByText('We couldn’t load the seller’s rating.')).toBeTruthy()
  expect(await screen.findByText('We couldn’t load these items.')).toBeTruthy()
  server.respondTo(getProfile, aProfile())
  const seller = within(screen.getByRole('region', { name: 'Seller' }))
  await user.click(seller.getByRole('button', { name: 'Try again' }))
  expect(await seller.findByText('9 items sold')).toBeTruthy()
})

test.each(['/products/brand/no-number', '/products/brand/gone-682'])('shows a not-found page for %s', async gone => {
  const server = serverWith(aProduct())
  server.respondTo(getProduct, () => failure('not-found'))
  await openPage(gone, { server })
  expect(await screen.findByRole('heading', { name: 'Item not found' })).toBeTruthy()
})

test('serves price, availability and condition as structured data, which hydration keeps', async () => {
  const place = await openServedPage(path, { server: serverWith(aProduct({ description: 'a </script> b' })) })
  const scripts = [...place.querySelectorAll('script[type="application/ld+json"]')]
  expect(scripts.every(script => !script.textContent?.includes('<'))).toBe(true)
  const things = scripts.map(script => JSON.parse(script.textContent ?? ''))
  const product = things.find(thing => thing['@type'] === 'Product')
  expect(product).toMatchObject({
    name: 'Lawn kurti teal',
    brand: { name: 'Khaadi' },
    image: ['http://localhost:3000/photos/1-1280.webp', 'http://localhost:3000/photos/2-1280.webp'],
    offers: {
      price: 2100,
      priceCurrency: 'PKR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
    },
  })
  const trail = things.find(thing => thing['@type'] === 'BreadcrumbList')
  expect(trail.itemListElement.map((crumb: { item?: string }) => crumb.item)).toEqual([
    'http://localhost:3000/',
    'http://localhost:3000/listing/women',
    'http://localhost:3000/listing/women/kurtis',
    undefined,
  ])
})

test('adds no structured data to a page that the browser renders', async () => {
  await openPage(path, { server: serverWith(aProduct()) })
  await screen.findByRole('heading', { level: 1 })
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
})
