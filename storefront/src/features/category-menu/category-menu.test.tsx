import { listCategories } from '@closyyy/contract/categories'
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
  server.answer(listCategories, categories)
  const opened = await openPage('/seller/anywhere', { server, header: <CategoryMenu /> })
  await screen.findByText('Coats and jackets')
  const menOf = () => screen.getByText('Coats and jackets').closest('details')
  return { ...opened, menOf }
}

test('a group opens its categories, and another one closes it', async () => {
  const { user, menOf } = await openMenu()
  await user.click(screen.getByText('Men', { selector: 'summary' }))
  await waitFor(() => expect(menOf()?.open).toBe(true))
  await user.click(screen.getByText('Women', { selector: 'summary' }))
  await waitFor(() => expect(menOf()?.open).toBe(false))
})

test('Esc closes it and gives the focus back, an outside press closes it', async () => {
  const { user, menOf } = await openMenu()
  const men = screen.getByText('Men', { selector: 'summary' })
  await user.click(men)
  await waitFor(() => expect(menOf()?.open).toBe(true))
  await user.tab()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(menOf()?.open).toBe(false))
  expect(document.activeElement).toBe(men)
  await user.click(men)
  await waitFor(() => expect(menOf()?.open).toBe(true))
  await user.click(screen.getByText('Another page'))
  await waitFor(() => expect(menOf()?.open).toBe(false))
})

test('categories lead to their listings', async () => {
  await openMenu()
  const link = screen.getByText('Coats and jackets').closest('a')
  expect(link?.getAttribute('href')).toBe('/listing/men/coats-and-jackets')
  expect(screen.getByRole('link', { name: 'Sale' }).getAttribute('href')).toBe(
    '/listing/women?max_price=2000&sort=price_asc',
  )
})

test('without the categories the groups are still links', async () => {
  const { router } = await openPage('/seller/anywhere', { server: createFakeServer(), header: <CategoryMenu /> })
  expect(screen.getByRole('link', { name: 'Men' }).getAttribute('href')).toBe('/listing/men')
  expect(router.state.location.pathname).toBe('/seller/anywhere')
})
