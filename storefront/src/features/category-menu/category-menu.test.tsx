import { listCategories } from '@closyyy/contract/categories-calls'
import { createFakeServer } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../test/open-page.tsx'
import { CategoryMenu } from './category-menu.tsx'

const categories = {
  men: [
    { id: 1, name: 'top', group: 'men' as const },
    { id: 3, name: 'coats and jackets', group: 'men' as const },
  ],
  women: [{ id: 14, name: 'kurtis', group: 'women' as const }],
}

async function openMenu() {
  const server = createFakeServer()
  server.respondTo(listCategories, categories)
  const opened = await openPage('/seller/anywhere', { server, header: <CategoryMenu /> })
  await screen.findByRole('button', { name: 'Men' })
  return opened
}

const button = (name: string) => screen.getByRole('button', { name })
const coats = () => screen.queryByRole('link', { name: 'Coats and jackets' })

test("opens a group's categories and closes them for another group", async () => {
  const { user } = await openMenu()
  expect(coats()).toBeNull()
  await user.click(button('Men'))
  expect(coats()).not.toBeNull()
  await user.click(button('Women'))
  expect(coats()).toBeNull()
})

test('closes on Esc, returning the focus, and on a press outside', async () => {
  const { user } = await openMenu()
  await user.click(button('Men'))
  await user.tab()
  await user.keyboard('{Escape}')
  expect(coats()).toBeNull()
  expect(document.activeElement).toBe(button('Men'))
  await user.click(button('Men'))
  expect(coats()).not.toBeNull()
  await user.click(screen.getByText('Another page'))
  expect(coats()).toBeNull()
})

test('closes on a category and navigates to its listing', async () => {
  const { user, router } = await openMenu()
  await user.click(button('Men'))
  await user.click(screen.getByRole('link', { name: 'Coats and jackets' }))
  expect(coats()).toBeNull()
  await waitFor(() => expect(router.state.location.pathname).toBe('/listing/men/coats-and-jackets'))
})

// LISTING-9
test('links the sale under Rs.2,000 to those products', async () => {
  await openMenu()
  expect(screen.getByRole('link', { name: 'Sale under Rs.2,000' }).getAttribute('href')).toBe(
    '/listing/women?max_price=2000&sort=price_asc',
  )
})

test('renders groups as links if the categories are missing', async () => {
  const { router } = await openPage('/seller/anywhere', { server: createFakeServer(), header: <CategoryMenu /> })
  expect(screen.getByRole('link', { name: 'Men' }).getAttribute('href')).toBe('/listing/men')
  expect(router.state.location.pathname).toBe('/seller/anywhere')
})
