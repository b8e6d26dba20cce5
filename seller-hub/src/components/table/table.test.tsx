import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { pageAt } from '../../../test/page-at.tsx'
import { Table } from './table.tsx'

type Sort = 'newest' | 'oldest' | 'price_asc' | 'price_desc'

function Orders({ onSort, isSorted = true }: { onSort?: (sort: Sort) => void; isSorted?: boolean }) {
  const [sort, setSort] = useState<Sort>('newest')
  const sorting = {
    sort,
    label: 'Sort by',
    options: [
      { value: 'newest' as const, label: 'Newest first' },
      { value: 'price_desc' as const, label: 'Price, highest first' },
    ],
    onSort(next: Sort) {
      setSort(next)
      onSort?.(next)
    },
  }
  return (
    <Table
      caption="Your orders"
      rows={[{ id: 7, price: 'Rs.4,500' }]}
      rowKey={({ id }) => id}
      sorting={isSorted ? sorting : undefined}
      columns={[
        { key: 'id', header: 'Order', cell: ({ id }) => `#${id}`, rowHeader: true },
        {
          key: 'date',
          header: 'Date',
          sort: { ascending: 'oldest', descending: 'newest', first: 'descending' },
          cell: () => 'Monday',
        },
        {
          key: 'price',
          header: 'Price',
          align: 'end',
          sort: { ascending: 'price_asc', descending: 'price_desc', first: 'ascending' },
          cell: ({ price }) => price,
        },
      ]}
    />
  )
}

async function openOrders(props: Parameters<typeof Orders>[0] = {}) {
  const { element } = await pageAt([{ path: '/', element: <Orders {...props} /> }], '/')
  await act(async () => void render(element))
}

const directions = () => screen.getAllByRole('columnheader').map(header => header.getAttribute('aria-sort'))

test('exposes rows, columns and their names as a table', async () => {
  await openOrders({ isSorted: false })
  const table = within(screen.getByRole('table', { name: 'Your orders' }))
  expect(table.getAllByRole('columnheader').map(header => header.textContent)).toEqual(['Order', 'Date', 'Price'])
  expect(table.getByRole('rowheader', { name: '#7' })).toBeDefined()
  expect(table.getByRole('cell', { name: 'Rs.4,500' })).toBeDefined()
  expect(table.queryByRole('button')).toBeNull()
})

test('sets aria-sort on the sorted column only', async () => {
  await openOrders()
  expect(directions()).toEqual([null, 'descending', null])
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['Date', 'Price'])
})

test('sorts by a column in its first direction, then toggles', async () => {
  const sorts: Sort[] = []
  await openOrders({ onSort: sort => void sorts.push(sort) })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await press('Date')
  expect(directions()).toEqual([null, 'ascending', null])
  await press('Price')
  await press('Price')
  await press('Date')
  expect(sorts).toEqual(['oldest', 'price_asc', 'price_desc', 'newest'])
})

test('sorts by keyboard and keeps the focus on the header', async () => {
  const sort = vi.fn()
  await openOrders({ onSort: sort })
  const price = screen.getByRole('button', { name: 'Price' })
  screen.getByRole('combobox', { name: 'Sort by' }).focus()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(price)
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(sort.mock.calls).toEqual([['price_asc'], ['price_desc']])
  expect(document.activeElement).toBe(price)
})

test('sorts by the select as well', async () => {
  await openOrders()
  const list = screen.getByRole('combobox', { name: 'Sort by' })
  await userEvent.selectOptions(list, 'Price, highest first')
  expect(directions()).toEqual([null, null, 'descending'])
  await userEvent.click(screen.getByRole('button', { name: 'Date' }))
  expect(list).toHaveProperty('value', 'newest')
})
