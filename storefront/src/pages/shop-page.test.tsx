import { followUser, unfollowUser } from '@closyyy/contract/follows-calls'
import { listRatings } from '@closyyy/contract/ratings-calls'
import { getShop } from '@closyyy/contract/shops-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { aPage, aPhoto, aProfile } from '@closyyy/testing/builders'
import { failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { onToast } from '@closyyy/ui/toast'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { authRemote } from '../../test/auth-remote.tsx'
import { openPage } from '../../test/open-page.tsx'
import { aRating, createShopServer } from '../../test/shop-server.ts'

test('shows the seller and their reputation', async () => {
  await openPage('/user/11', { server: createShopServer() })
  expect(await screen.findByRole('heading', { level: 1, name: 'zara_wardrobe shop' })).toBeTruthy()
  expect(screen.getByText('Rated 4.8 of 5')).toBeTruthy()
  expect(screen.getByText('12 ratings')).toBeTruthy()
  const counts = screen.getAllByRole('listitem').map(item => item.textContent)
  expect(counts).toEqual(expect.arrayContaining(['9 sold', '3 followers', '5 following']))
  expect(screen.getByText('Preloved Fashion by zara_wardrobe. Happy Shopping.')).toBeTruthy()
})

// SHOP-6
test('shows what is known of the seller, and how buying works', async () => {
  const server = createShopServer()
  server.respondTo(getProfile, aProfile({ phone_verified: true, reply_minutes: 30 }))
  await openPage('/user/11', { server })
  expect(await screen.findByText('Phone verified')).toBeTruthy()
  expect(screen.getByText('Usually replies within an hour')).toBeTruthy()
  for (const title of ['Cash on delivery', 'Delivery', 'Buyer Protection']) expect(screen.getByText(title)).toBeTruthy()
})

test('shows the description of a shop', async () => {
  await openPage('/user/11', { server: createShopServer({ description: 'Only lawn.' }) })
  expect(await screen.findByText('Only lawn.')).toBeTruthy()
  expect(screen.queryByText(/Happy Shopping/)).toBeNull()
})

test('shows empty states', async () => {
  const server = createShopServer()
  server.respondTo(getProfile, aProfile({ sold_count: 0 }))
  await openPage('/user/11', { server })
  expect(await screen.findByText('No products found in this group')).toBeTruthy()
  expect(screen.getByText('No Sold products found in this group')).toBeTruthy()
})

// SHOP-7
test('does not deny the sales of a seller whose sold items are still on sale', async () => {
  const server = createShopServer({ selling: 1 })
  server.respondTo(getProfile, aProfile({ sold_count: 1 }))
  await openPage('/user/11', { server })
  expect(await screen.findByText('No sold-out items to show')).toBeTruthy()
  expect(screen.queryByText('No Sold products found in this group')).toBeNull()
})

test('shows a badge on sold products only', async () => {
  await openPage('/user/11', { server: createShopServer({ selling: 1, sold: 1 }) })
  const sold = within(await screen.findByRole('region', { name: 'Sold Items' }))
  expect(sold.getByText('Sold')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'On sale' })).queryByText('Sold')).toBeNull()
})

test('pages each group separately', async () => {
  const { user } = await openPage('/user/11', { server: createShopServer({ selling: 2, sold: 2 }) })
  const selling = within(await screen.findByRole('region', { name: 'On sale' }))
  await user.click(selling.getByRole('button', { name: 'Show more' }))
  expect(await selling.findByRole('link', { name: 'Kurti 2' })).toBeTruthy()
  expect(selling.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Sold 2' })).toBeNull()
})

test('shows ratings with pictures, page by page', async () => {
  const server = createShopServer()
  server.respondTo(listRatings, ({ query }) => {
    const page = Number(query.page)
    const rating = aRating(page === 1 ? { pictures: [aPhoto(7)] } : { id: 2, comment: 'Came quickly.' })
    return success(listRatings, aPage([rating], { page, of: 2 }))
  })
  const { user } = await openPage('/user/11', { server })
  const ratings = within(await screen.findByRole('region', { name: 'Ratings' }))
  expect(await ratings.findByText('Just as described.')).toBeTruthy()
  expect(ratings.getByText('sana_k')).toBeTruthy()
  expect(ratings.getByText('Rated 4 of 5')).toBeTruthy()
  expect(ratings.getByText('4 March 2026')).toBeTruthy()
  await user.click(ratings.getByRole('button', { name: 'Show more' }))
  expect(await ratings.findByText('Came quickly.')).toBeTruthy()
  await user.click(ratings.getByRole('link', { name: 'Enlarge photo 1' }))
  expect(await screen.findByRole('dialog', { name: 'Photos by sana_k' })).toBeTruthy()
})

test('shows an empty state and sends no request without ratings', async () => {
  const server = createShopServer()
  server.respondTo(getProfile, aProfile({ ratings_count: 0 }))
  await openPage('/user/11', { server })
  expect(await screen.findByText('Buyers can rate this shop after their order.')).toBeTruthy()
  expect(server.requests.some(({ name }) => name === 'listRatings')).toBe(false)
})

test('offers a retry if ratings fail to load', async () => {
  const server = createShopServer()
  server.respondTo(listRatings, noNetwork)
  const { user } = await openPage('/user/11', { server })
  const ratings = within(await screen.findByRole('region', { name: 'Ratings' }))
  expect(await ratings.findByText('We couldn’t load the ratings.')).toBeTruthy()
  server.respondTo(listRatings, aPage([aRating()]))
  await user.click(ratings.getByRole('button', { name: 'Try again' }))
  expect(await ratings.findByText('Just as described.')).toBeTruthy()
})

test('shows that a seller is on vacation', async () => {
  const server = createShopServer()
  server.respondTo(getProfile, aProfile({ on_vacation: true }))
  await openPage('/user/11', { server })
  expect(await screen.findByText('This seller is on vacation.')).toBeTruthy()
})

test('shows the shop if sold products fail to load', async () => {
  const server = createShopServer({ selling: 1 })
  const whole = createShopServer({ selling: 1, sold: 1 })
  server.respondTo(getShop, request =>
    request.query.sold === '1' ? failure('unavailable') : whole.fetch('/api/v1/shop/11/shop?page=1', { method: 'GET' }),
  )
  const { user } = await openPage('/user/11', { server })
  const sold = within(await screen.findByRole('region', { name: 'Sold Items' }))
  expect(await sold.findByText('We couldn’t load these items.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kurti 1' })).toBeTruthy()
  server.respondTo(getShop, ({ query }) =>
    whole.fetch(`/api/v1/shop/11/shop?${new URLSearchParams(query)}`, { method: 'GET' }),
  )
  await user.click(sold.getByRole('button', { name: 'Try again' }))
  expect(await sold.findByRole('link', { name: 'Sold 1' })).toBeTruthy()
})

test.each(['/user/abc', '/user/0', '/user/99'])('shows a not-found page for %s', async path => {
  const server = createShopServer()
  server.respondTo(getProfile, () => failure('not-found'))
  await openPage(path, { server })
  expect(await screen.findByRole('heading', { name: 'Shop not found' })).toBeTruthy()
})

const followers = () =>
  screen.getAllByRole('listitem').find(item => item.textContent?.includes('follower'))?.textContent

test('prompts a guest who follows to sign in and hides Rate', async () => {
  const { user } = await openPage('/user/11', { server: createShopServer(), remote: authRemote })
  await user.click(await screen.findByRole('button', { name: 'Follow' }))
  expect(await screen.findByText('Sign in to follow 11')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Rate' })).toBeNull()
})

test('hides Follow and Rate in one’s own shop', async () => {
  await openPage('/user/11', { server: createShopServer(), signedIn: { ...ayesha, userId: 11 } })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: /Follow|Rate/ })).toBeNull()
})

test('follows and unfollows optimistically', async () => {
  const server = createShopServer()
  server.respondTo(getProfile, aProfile({ is_following: false }))
  const { user } = await openPage('/user/11', { server, signedIn: ayesha })
  const followed = aProfile({ is_following: true, followers_count: 4 })
  server.respondTo(followUser, () => {
    server.respondTo(getProfile, followed)
    return success(followUser, followed)
  })
  await waitFor(() => expect(server.requests.some(({ authorization }) => authorization)).toBe(true))
  await user.click(await screen.findByRole('button', { name: 'Follow' }))
  const unfollow = await screen.findByRole('button', { name: 'Unfollow' })
  expect(followers()).toBe('4 followers')
  server.respondTo(unfollowUser, () => {
    server.respondTo(getProfile, aProfile({ is_following: false }))
    return success(unfollowUser, aProfile({ is_following: false }))
  })
  await user.click(unfollow)
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeTruthy()
  expect(followers()).toBe('3 followers')
})

test('reverts a follow that the server rejects and shows its message', async () => {
  const toasts: string[] = []
  const stop = onToast(({ message }) => toasts.push(message))
  const server = createShopServer()
  server.respondTo(getProfile, aProfile({ is_following: false }))
  server.respondTo(followUser, noNetwork)
  const { user } = await openPage('/user/11', { server, signedIn: ayesha })
  await user.click(await screen.findByRole('button', { name: 'Follow' }))
  await waitFor(() => expect(toasts).toEqual(['That didn’t work. Please try again.']))
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeTruthy()
  expect(followers()).toBe('3 followers')
  stop()
})
