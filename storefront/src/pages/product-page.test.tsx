import { getProductLike, likeProduct } from '@closyyy/contract/likes'
import { getProduct, listSuggestedProducts, type Product } from '@closyyy/contract/products'
import { getProfile } from '@closyyy/contract/users'
import { aPage, aPhoto, aProduct, aProfile } from '@closyyy/testing/builders'
import { createFakeServer, failure, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { authRemote } from '../../test/auth-remote.tsx'
import { openPage } from '../../test/open-page.tsx'

const mark = { product_id: 682, is_liked: false, is_saved: false, likes_count: 7 }

function serverWith(product: Product) {
  const server = createFakeServer()
  server.answer(getProduct, product)
  server.answer(getProductLike, mark)
  server.answer(getProfile, aProfile())
  server.answer(listSuggestedProducts, ({ query }) => {
    const other = aProduct({ id: 700, title: `Piece of ${query.seller ? 'the seller' : 'another'}` })
    const user = query.seller ? other.user : { ...other.user, id: 12 }
    return success(listSuggestedProducts, aPage([product, { ...other, user }]))
  })
  return server
}

const address = '/products/khaadi/lawn-kurti-teal-682'

test('a product shows what a shopper asks for', async () => {
  await openPage(address, { server: serverWith(aProduct({ price: 12_500, quantity_left: 3 })) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Lawn kurti teal' })).toBeTruthy()
  expect(screen.getByText('Rs.12,500')).toBeTruthy()
  expect(screen.getAllByText('Used - Like New').length).toBeGreaterThan(0)
  expect(screen.getByText('3 pieces')).toBeTruthy()
  expect(screen.getByText('20.5 in')).toBeTruthy()
  expect(screen.queryByText('Waist')).toBeNull()
  expect(screen.getByText(/You pay Rs.250 per order/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Khaadi' }).getAttribute('href')).toBe('/listing/women?brand_id=39')
  const seller = within(screen.getByRole('region', { name: 'Seller' }))
  expect(seller.getByRole('link', { name: 'zara_wardrobe' }).getAttribute('href')).toBe('/user/11')
  expect(seller.getByText('Rated 4.8 of 5')).toBeTruthy()
  expect(seller.getByText('9 pieces sold')).toBeTruthy()
})

test('an Urdu page names the city in Urdu and keeps the title in its own direction', async () => {
  await openPage(address, { server: serverWith(aProduct()), locale: 'ur' })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Lawn kurti teal' })
  expect(heading.querySelector('bdi')?.textContent).toBe('Lawn kurti teal')
  expect(screen.getByText('کراچی')).toBeTruthy()
})

test('a pair of shoes shows its size and measurements in their own terms', async () => {
  const { size_data } = aProduct()
  const none = { standard_size: null, sleeve: null }
  const shoes = aProduct({
    category_id: 21,
    category: { id: 21, name: 'shoes', group: 'women' },
    size_data: { ...size_data, ...none, size: 'eu-38', size_label: 'EU 38', insole_length: 9.5, chest: 40 },
  })
  await openPage(address, { server: serverWith(shoes) })
  expect(await screen.findByText('EU 38 (UK 5)')).toBeTruthy()
  expect(screen.getByText('Insole length')).toBeTruthy()
  expect(screen.getByText('9.5 in')).toBeTruthy()
  expect(screen.queryByText('Chest')).toBeNull()
})

test.each([
  [2_999, 'You pay Rs.250 per order, anywhere in Pakistan.'],
  [
    3_000,
    'You pay Rs.250 per order, anywhere in Pakistan. On orders of Rs.3,000 or more, the seller pays another Rs.250 towards delivery.',
  ],
])('says who pays for the delivery of a piece for Rs.%i', async (price, text) => {
  await openPage(address, { server: serverWith(aProduct({ price })) })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('a size of an older server is still named, and cards show the tag', async () => {
  const product = aProduct()
  const server = serverWith(product)
  const other = aProduct({ id: 700, title: 'Trousers', size_data: { ...product.size_data, size_label: 'W32' } })
  server.answer(listSuggestedProducts, aPage([other]))
  await openPage(address, { server })
  const facts = within((await screen.findByText('Ships from')).closest('dl') as HTMLElement)
  expect(facts.getByText('Large')).toBeTruthy()
  const [card] = await screen.findAllByRole('article')
  expect(card?.textContent).toContain('W32 · Used - Like New')
})

test('the last one says nothing of stock', async () => {
  await openPage(address, { server: serverWith(aProduct()) })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Available')).toBeNull()
})

test('rows keep the product itself out, the similar ones also its seller', async () => {
  await openPage(address, { server: serverWith(aProduct()) })
  expect(await screen.findByRole('link', { name: 'Piece of the seller' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Piece of another' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Lawn kurti teal' })).toBeNull()
})

test('another title in the address leads to the one there is', async () => {
  const { router } = await openPage('/products/brand/old-title-682', { server: serverWith(aProduct()) })
  await screen.findByRole('heading', { level: 1 })
  expect(router.state.location.pathname).toBe(address)
})

test('a sold piece says so, adds the query sold and shows similar ones first', async () => {
  const { router } = await openPage(address, { server: serverWith(aProduct({ sold: true, quantity_left: 0 })) })
  expect(await screen.findByText(/found a new home/)).toBeTruthy()
  expect(router.state.location.search).toBe('?sold')
  const rows = screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
  expect(rows).toEqual(['Similar items', 'More from zara_wardrobe'])
})

test('a piece of a seller on vacation cannot be bought', async () => {
  const { user } = aProduct()
  await openPage(address, { server: serverWith(aProduct({ user: { ...user, on_vacation: true } })) })
  expect(await screen.findByText('This seller is on vacation.')).toBeTruthy()
})

test('the owner can edit the listing in place of buying or liking it', async () => {
  await openPage(address, { server: serverWith(aProduct()), signedIn: { ...ayesha, userId: 11 } })
  expect(await screen.findByText('This is your item')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    '/seller/sellinghub/selling-active?edit=682',
  )
  expect(screen.queryByText('Like')).toBeNull()
})

test('a piece without brand and photos keeps its page', async () => {
  const product = aProduct({ brand: null, brand_name: null, photos: [] })
  await openPage('/products/brand/lawn-kurti-teal-682', { server: serverWith(product) })
  expect(await screen.findByRole('img', { name: 'Lawn kurti teal' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Khaadi' })).toBeNull()
  expect(screen.queryByText('1 of 2')).toBeNull()
})

test('the first photo is eager, the others wait', async () => {
  await openPage(address, { server: serverWith(aProduct({ photos: [aPhoto(1), aPhoto(2), aPhoto(3)] })) })
  const gallery = within(await screen.findByRole('region', { name: 'Photos of Lawn kurti teal' }))
  const [first, second] = gallery.getAllByRole('img', { hidden: true })
  expect([first?.getAttribute('loading'), second?.getAttribute('loading')]).toEqual(['eager', 'lazy'])
})

test('a photo opens large and the next one follows', async () => {
  const { user } = await openPage(address, { server: serverWith(aProduct()) })
  await user.click(await screen.findByRole('link', { name: 'Enlarge photo 1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Next photo' }))
  expect(dialog.getByText('2 of 2')).toBeTruthy()
  await user.keyboard('{ArrowLeft}')
  expect(dialog.getByText('1 of 2')).toBeTruthy()
})

test('a guest who likes is asked to sign in', async () => {
  const { user } = await openPage(address, { server: serverWith(aProduct()), remote: authRemote })
  await user.click(await screen.findByRole('button', { name: 'Like 7' }))
  expect(await screen.findByText('Sign in to like 682')).toBeTruthy()
})

test('a signed-in person likes at a press', async () => {
  const server = serverWith(aProduct())
  const { user } = await openPage(address, { server, signedIn: ayesha })
  const like = await screen.findByRole('button', { name: 'Like 7' })
  server.answer(likeProduct, { ...mark, is_liked: true, likes_count: 8 })
  await user.click(like)
  await waitFor(() => expect(like.textContent).toContain('8'))
  expect(like.getAttribute('aria-pressed')).toBe('true')
})

test('a like that the server refuses is taken back', async () => {
  const server = serverWith(aProduct())
  const { user } = await openPage(address, { server, signedIn: ayesha })
  const like = await screen.findByRole('button', { name: /^Like 7/ })
  server.answer(likeProduct, () => failure('conflict'))
  await user.click(like)
  await waitFor(() => expect(server.heard.some(call => call.name === 'likeProduct')).toBe(true))
  await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('false'))
})

test('what stands beside the product may fail alone', async () => {
  const server = serverWith(aProduct())
  server.answer(listSuggestedProducts, () => failure('unavailable'))
  server.answer(getProfile, () => failure('unavailable'))
  const { user } = await openPage(address, { server })
  expect(await screen.findByText("The seller's rating could not be loaded.")).toBeTruthy()
  await waitFor(() => expect(screen.getAllByText('These pieces could not be loaded.')).toHaveLength(2))
  server.answer(getProfile, aProfile())
  const seller = within(screen.getByRole('region', { name: 'Seller' }))
  await user.click(seller.getByRole('button', { name: 'Try again' }))
  expect(await seller.findByText('9 pieces sold')).toBeTruthy()
})

test.each(['/products/brand/no-number', '/products/brand/gone-682'])('%s is not found', async gone => {
  const server = serverWith(aProduct())
  server.answer(getProduct, () => failure('not-found'))
  await openPage(gone, { server })
  expect(await screen.findByRole('heading', { name: 'This piece is not here' })).toBeTruthy()
})

test('search engines learn price, availability and condition', async () => {
  await openPage(address, { server: serverWith(aProduct({ description: 'a </script> b' })) })
  await screen.findByRole('heading', { level: 1 })
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
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
