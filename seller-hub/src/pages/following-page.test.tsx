import { followUser, listFollowers, listFollowing, unfollowUser } from '@closyyy/contract/follows-calls'
import type { Person } from '@closyyy/contract/follows-schemas'
import { getShop } from '@closyyy/contract/shops-calls'
import { aPage, aProduct, aProfile } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './following-page.tsx'

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
  respondWithProducts()
  server.respondTo(listFollowing, aPage<Person>([]))
  server.respondTo(listFollowers, aPage<Person>([]))
  server.respondTo(followUser, aProfile({ is_following: true }))
  server.respondTo(unfollowUser, aProfile({ is_following: false }))
})

const aPerson = (id: number, username: string, is_following: boolean): Person => ({
  id,
  username,
  first_name: '',
  profile_picture: null,
  is_following,
})

function respondWithProducts(...titles: string[]) {
  server.respondTo(getShop, ({ query }) => {
    expect(query).toMatchObject({ filter: 'followed', sold: '0' })
    return success(getShop, {
      shop: { description: null },
      products: aPage(titles.map((title, id) => aProduct({ id: id + 1, title }))),
    })
  })
}

// LIKE-4
test('shows new items of followed sellers, with the way into the shop if there are none', async () => {
  respondWithProducts('Kurta', 'Shawl')
  await openHub('/seller/following', server)
  expect(await screen.findByRole('heading', { level: 1, name: 'Following' })).toBeDefined()
  expect((await screen.findByRole('link', { name: 'Kurta' })).getAttribute('href')).toContain('/products/')
  expect(screen.getByRole('link', { name: 'Shawl' })).toBeDefined()
})

// LIKE-4
test('shows the current items on each visit', async () => {
  respondWithProducts('Kurta', 'Shawl')
  const { user } = await openHub('/seller/following', server)
  await screen.findByRole('link', { name: 'Kurta' })
  await user.click(screen.getByRole('tab', { name: 'Sellers' }))
  respondWithProducts('Shawl')
  await user.click(screen.getByRole('tab', { name: 'New items' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Kurta' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Shawl' })).toBeDefined()
})

// LIKE-4, SHOP-2
test('marks sellers on vacation', async () => {
  server.respondTo(
    listFollowing,
    aPage([{ ...aPerson(12, 'sana', true), on_vacation: true }, aPerson(13, 'hamza', true)]),
  )
  await openHub('/seller/following?tab=sellers', server)
  const [sana, hamza] = within(await screen.findByRole('list', { name: 'Sellers' })).getAllByRole('listitem')
  expect(sana?.textContent).toContain('On vacation')
  expect(hamza?.textContent).not.toContain('On vacation')
})

test.each([
  ['New items', '', 'No items yet. Follow sellers you like: what they list appears here.', 'Start shopping', '/'],
  ['Sellers', '?tab=sellers', 'You don’t follow anyone yet.', 'Start shopping', '/'],
  ['Your followers', '?tab=followers', 'Nobody follows you yet.', 'Edit Profile', '/seller/edit'],
])('shows an empty tab %s with a next step', async (name, search, empty, step, to) => {
  const { user } = await openHub(`/seller/following${search ? '' : '?tab=sellers'}`, server)
  await user.click(await screen.findByRole('tab', { name }))
  expect(await screen.findByText(empty)).toBeDefined()
  expect(window.location.search).toBe(search)
  expect(screen.getByRole('link', { name: step }).getAttribute('href')).toBe(to)
})

test('lists followed sellers, who can be unfollowed and followed again', async () => {
  server.respondTo(listFollowing, aPage([aPerson(12, 'sana', true), aPerson(13, 'hamza', true)]))
  const { user } = await openHub('/seller/following?tab=sellers', server)
  expect((await screen.findByRole('link', { name: 'sana' })).getAttribute('href')).toBe('/user/12')
  await user.click(screen.getByRole('button', { name: 'Unfollow sana' }))
  await user.click(await screen.findByRole('button', { name: 'Follow sana' }))
  expect(await screen.findByRole('button', { name: 'Unfollow sana' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Unfollow hamza' }))
  expect(await screen.findByRole('button', { name: 'Follow hamza' })).toBeDefined()
  // The list stays as it is, also behind another tab.
  await user.click(screen.getByRole('tab', { name: 'New items' }))
  await user.click(screen.getByRole('tab', { name: 'Sellers' }))
  expect(await screen.findByRole('button', { name: 'Follow hamza' })).toBeDefined()
  // The requests for different people run at once.
  const names = () => server.requests.flatMap(({ name }) => (/followUser$/i.test(name) ? [name] : [])).toSorted()
  await waitFor(() => expect(names()).toEqual(['followUser', 'unfollowUser', 'unfollowUser']))
})

test('shows the state before a press that failed, and why', async () => {
  server.respondTo(listFollowers, aPage([aPerson(12, 'sana', false)]))
  server.respondTo(followUser, noNetwork)
  const { user, toasts } = await openHub('/seller/following?tab=followers', server)
  await user.click(await screen.findByRole('button', { name: 'Follow sana' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'That didn’t work. Please try again.' }]))
  expect(screen.getByRole('button', { name: 'Follow sana' })).toBeDefined()
})

test('never shows a failed load as an empty list', async () => {
  server.respondTo(listFollowing, noNetwork)
  await openHub('/seller/following?tab=sellers', server)
  expect(await screen.findByText('We couldn’t load this list.')).toBeDefined()
  expect(screen.queryByText('You don’t follow anyone yet.')).toBeNull()
})
