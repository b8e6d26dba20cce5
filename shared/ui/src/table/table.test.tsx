import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Table } from './table.tsx'

test('rows, columns and their names are read as a table', () => {
  show(
    <Table
      caption="Your orders"
      rows={[{ id: 7, total: 'Rs.4,500' }]}
      rowKey={order => order.id}
      columns={[
        { key: 'id', header: 'Order', cell: order => `#${order.id}`, rowHeader: true },
        { key: 'total', header: 'Total', cell: order => order.total, align: 'end' },
      ]}
    />,
  )
  expect(screen.getByRole('table', { name: 'Your orders' })).toBeDefined()
  expect(screen.getAllByRole('columnheader').map(header => header.textContent)).toEqual(['Order', 'Total'])
  expect(screen.getByRole('rowheader', { name: '#7' })).toBeDefined()
  expect(screen.getByRole('cell', { name: 'Rs.4,500' })).toBeDefined()
})
