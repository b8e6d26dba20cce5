import { likeProduct, saveProduct, unlikeProduct, unsaveProduct } from '@closyyy/contract/likes-calls'
import { getShop } from '@closyyy/contract/shops-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { aPage, aProduct, aProfile } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './profile-page.tsx'

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
  server.respondTo(getProfile, aProfile({ id: 7, username: 'ayesha', followers_count: 1, following_count: 4 }))
  respondWithShop({})
})

function respondWithShop(titles: Record<string, string>) {
  server.respondTo(getShop, ({ query }) => {
    const title = titles[query.filter ?? `sold=${query.sold}`]
    const products = aPage(title ? [aProduct({ title, sold: query.sold === '1' })] : [])
    return success(getShop, { shop: { description: null }, products })
  })
}

test('shows the public profile', async () => {
  await openHub('/seller/profile', server)
  expect(await screen.findByRole('heading', { level: 1, name: 'ayesha' })).toBeDefined()
  const counts = () => screen.getAllByRole('listitem').map(item => item.textContent)
  await waitFor(() => expect(counts()).toEqual(expect.arrayContaining(['1 follower', '4 following', '9 sold'])))
  const pathOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([pathOf('1 follower'), pathOf('4 following'), pathOf('9 sold')]).toEqual([
    '/seller/following?tab=followers',
    '/seller/following?tab=sellers',
    '/seller/profile?tab=sold',
  ])
  expect(screen.getAllByRole('link', { name: 'Edit Profile' })[0]?.getAttribute('href')).toBe('/seller/edit')
  expect(screen.getByRole('link', { name: 'Go to the Selling Hub' })).toBeDefined()
})

// SHOP-7
test('denies no sales of items that are not sold out', async () => {
  await openHub('/seller/profile?tab=sold', server)
  expect(await screen.findByText('None of your items are sold out yet.')).toBeDefined()
})

// RATING-7
test('shows how sellers rate the person as a buyer', async () => {
  const as_buyer = { average_rating: 4, ratings_count: 3 }
  server.respondTo(getProfile, aProfile({ id: 7, username: 'ayesha', as_buyer }))
  await openHub('/seller/profile', server)
  expect((await screen.findByText(/^As a buyer:/)).textContent).toMatch(/Rated 4\.0 of 5.*3 ratings/)
})

test.each([
  ['Selling', '', "You haven't listed any items yet."],
  ['Sold', '?tab=sold', "You haven't sold any items yet."],
  ['Likes', '?tab=likes', "You haven't liked any products yet."],
  ['Saves', '?tab=saves', 'You haven’t saved any items yet.'],
])('shows an empty tab %s, in the URL, with a link to selling', async (name, search, empty) => {
  server.respondTo(getProfile, aProfile({ id: 7, username: 'ayesha', sold_count: 0 }))
  const { user } = await openHub('/seller/profile?tab=sold', server)
  await user.click(await screen.findByRole('tab', { name }))
  expect(await screen.findByText(empty)).toBeDefined()
  expect(window.location.search).toBe(search)
  expect(screen.getByRole('link', { name: 'Start Selling' }).getAttribute('href')).toBe('/seller/list-item')
})

test('shows the products of each tab', async () => {
  respondWithShop({ 'sold=0': 'Kurta', 'sold=1': 'Shawl', liked: 'Clutch', saved: 'Khussa' })
  const { user } = await openHub('/seller/profile', server)
  for (const [tab, title] of [
    ['Selling', 'Kurta'],
    ['Sold', 'Shawl'],
    ['Likes', 'Clutch'],
    ['Saves', 'Khussa'],
  ] as const) {
    await user.click(await screen.findByRole('tab', { name: tab }))
    expect(await screen.findByRole('link', { name: title })).toBeDefined()
  }
})

test('never shows a failed load as an empty tab', async () => {
  server.respondTo(getShop, noNetwork)
  await openHub('/seller/profile', server)
  expect(await screen.findByText('We couldn’t load these items.')).toBeDefined()
  expect(screen.queryByText("You haven't listed any items yet.")).toBeNull()
})

// NAV-2
test('redirects the misspelt path', async () => {
  await openHub('/seller/Profile', server)
  await waitFor(() => expect(window.location.pathname).toBe('/seller/profile'))
})

// LIKE-7
test.each([
  ['saves', 'saved', 'Save', unsaveProduct, saveProduct],
  ['likes', 'liked', 'Like', unlikeProduct, likeProduct],
] as const)('takes an item off the %s, and puts it back', async (tab, filter, verb, remove, add) => {
  respondWithShop({ [filter]: 'Khaddar shawl' })
  const like = { product_id: 1, likes_count: 0, is_liked: false, is_saved: false }
  for (const call of [remove, add]) server.respondTo(call, like)
  const { user } = await openHub(`/seller/profile?tab=${tab}`, server)
  const button = await screen.findByRole('button', { name: `${verb} Khaddar shawl`, pressed: true })
  await user.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await user.click(button)
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
  const sent = () => server.requests.map(({ name }) => name).filter(name => name === remove.name || name === add.name)
  await waitFor(() => expect(sent()).toEqual([remove.name, add.name]))
})

test('shows what is stored if an item could not be taken off the saves', async () => {
  respondWithShop({ saved: 'Khaddar shawl' })
  server.respondTo(unsaveProduct, noNetwork)
  const { user } = await openHub('/seller/profile?tab=saves', server)
  const button = await screen.findByRole('button', { name: 'Save Khaddar shawl' })
  await user.click(button)
  await waitFor(() => expect(server.requests.some(({ name }) => name === 'unsaveProduct')).toBe(true))
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
})
