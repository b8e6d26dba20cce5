import { listAddresses } from '@closyyy/contract/addresses-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { anOwnUser } from '@closyyy/testing/builders'
import { createFakeServer, failure } from '@closyyy/testing/fake-server'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openHubAs } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './addresses-page.tsx'

const forEverybody = [
  'Purchases',
  'Messages',
  'Offers',
  'Saved',
  'Following',
  'Addresses',
  'Resolution Centre',
  'Profile',
  'Settings',
]
const forSellers = [
  'List an item',
  'Overview',
  'Selling Active',
  'Drafts',
  'Sold',
  'Stats',
  'Payments',
  'Bank Details',
  'Shipping',
  'Vacation',
]

async function openMenu(user: Partial<ReturnType<typeof anOwnUser>> | 'failed') {
  const server = createFakeServer()
  server.respondTo(listAddresses, [])
  server.respondTo(getOwnUser, user === 'failed' ? () => failure('unavailable') : anOwnUser(user))
  await openHubAs('/seller/addresses', server)
  const menu = within(await screen.findByRole('navigation', { name: 'Your account' }))
  await menu.findByRole('region', { name: 'Selling' })
  return menu
}

const linksOf = (menu: Awaited<ReturnType<typeof openMenu>>) =>
  menu.getAllByRole('link').map(link => link.textContent?.trim())

// NAV-9
test('offers to start selling until something was listed', async () => {
  const menu = await openMenu({ is_seller: false })
  expect(linksOf(menu)).toEqual([...forEverybody, 'Start selling'])
  expect(menu.getByRole('link', { name: 'Start selling' }).getAttribute('href')).toBe('/seller/list-item')
})

// NAV-9
test.each([
  ['of a seller', { is_seller: true }],
  ['from an older server', {}],
  ['if the account does not load', 'failed' as const],
])('shows the selling tools %s', async (_, user) => {
  expect(linksOf(await openMenu(user))).toEqual([...forEverybody, ...forSellers])
})

test('marks the current page, and leads back to the menu', async () => {
  const menu = await openMenu({ is_seller: false })
  expect(menu.getByRole('link', { current: 'page' }).textContent).toContain('Addresses')
  expect(screen.getByRole('link', { name: 'You' }).getAttribute('href')).toBe('/seller/account')
})
