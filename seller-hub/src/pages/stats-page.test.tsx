import { getOwnStats } from '@closyyy/contract/stats-calls'
import type { SellerStats } from '@closyyy/contract/stats-schemas'
import { createFakeServer, type FakeServer, failure } from '@closyyy/testing/fake-server'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './stats-page.tsx'

const week = (starts_on: string, revenue: number) => ({
  starts_on,
  revenue,
  profit: revenue / 2,
  orders: revenue ? 1 : 0,
})

const stats: SellerStats = {
  items_sold: 5,
  total_revenue: 12_850,
  total_profit: 11_065,
  categories: [
    { id: 14, name: 'kurtis', group: 'women', products_count: 3 },
    { id: 22, name: 'bags', group: 'women', products_count: 1 },
    { id: 49, name: 'wedding dresses', group: 'wedding dresses', products_count: 1 },
  ],
  weeks: [week('2026-01-05', 8_000), week('2026-01-12', 0), week('2026-01-19', 4_850)],
}

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
  server.respondTo(getOwnStats, stats)
})

const openStats = (locale?: 'ur') => openHub('/seller/sellinghub/stats', server, locale)
const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('shows the three figures', async () => {
  await openStats()
  const figures = await section('Your figures')
  expect(await figures.findByText('Rs.12,850')).toBeDefined()
  expect(figures.getAllByRole('term').map(term => term.textContent)).toEqual([
    'Items sold',
    'Revenue Earned',
    'Total Profit',
  ])
})

// SHOP-5
test('labels pie slices with group, name and count', async () => {
  await openStats()
  await screen.findByRole('img', { name: 'Best Selling Category' })
  const categories = await section('Best Selling Category')
  const labels = within(categories.getByRole('list')).getAllByRole('listitem')
  expect(labels.map(label => label.textContent)).toEqual([
    '1Women : Kurtis : Products Count: 3',
    '2Women : Bags : Products Count: 1',
    '3Wedding Dresses : Products Count: 1',
  ])
})

test('shows the same data as a table', async () => {
  await openStats()
  await screen.findByRole('img', { name: 'Best Selling Category' })
  const table = within(screen.getByRole('table', { name: 'Best Selling Category', hidden: true }))
  const kurtis = within(table.getByRole('row', { name: /Kurtis/, hidden: true }))
  expect(kurtis.getAllByRole('cell', { hidden: true }).map(cell => cell.lastChild?.textContent)).toEqual([
    'Women',
    '3',
    '60%',
  ])
})

test('shows the revenue of each week as bars and as a table', async () => {
  await openStats()
  const weeks = await section('Revenue by week')
  const bars = within(weeks.getByRole('list')).getAllByRole('listitem')
  expect(bars.map(bar => bar.textContent)).toEqual(['5 JanRs.8,000', '12 JanRs.0', '19 JanRs.4,850'])
  const table = within(weeks.getByRole('table', { name: 'Revenue by week', hidden: true }))
  const first = within(table.getByRole('row', { name: /5 January 2026/, hidden: true }))
  expect(first.getAllByRole('cell', { hidden: true }).map(cell => cell.lastChild?.textContent)).toEqual([
    '1',
    'Rs.8,000',
    'Rs.4,000',
  ])
})

test('shows an empty state', async () => {
  const weeks = [week('2026-01-05', 0), week('2026-01-12', 0)]
  server.respondTo(getOwnStats, { items_sold: 0, total_revenue: 0, total_profit: 0, categories: [], weeks })
  await openStats()
  expect(await screen.findByText('No data available for categories.')).toBeDefined()
  expect(screen.getByText('No orders were completed in these weeks.')).toBeDefined()
  expect(screen.queryByRole('img', { name: 'Best Selling Category' })).toBeNull()
})

test('renders without charts for an older server', async () => {
  server.respondTo(getOwnStats, { items_sold: 2, total_revenue: 900, total_profit: 810 })
  await openStats()
  expect(await screen.findByText('No data available for categories.')).toBeDefined()
  expect(screen.queryByText('Revenue by week')).toBeNull()
})

test('shows a failed load once, never as empty, and retries', async () => {
  server.respondTo(getOwnStats, () => failure('conflict'))
  const { user } = await openStats()
  expect(await screen.findByText('We couldn’t load your figures.')).toBeDefined()
  expect(screen.queryByText('No data available for categories.')).toBeNull()
  server.respondTo(getOwnStats, stats)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: 'Best Selling Category' })).toBeDefined()
})

test('renders in Urdu', async () => {
  await openStats('ur')
  expect(await screen.findByRole('heading', { level: 1, name: 'اعداد و شمار' })).toBeDefined()
  expect(await screen.findByRole('heading', { level: 2, name: 'ہفتہ وار آمدنی' })).toBeDefined()
})
