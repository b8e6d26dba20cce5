import { Badge } from '../badge/badge.tsx'
import { Price } from '../price/price.tsx'
import { Table } from './table.tsx'

interface Order {
  id: number
  title: string
  status: string
  total: number
}

const orders: Order[] = [
  { id: 1042, title: 'Embroidered lawn kurta with dupatta', status: 'Completed', total: 4500 },
  { id: 1043, title: 'Indigo denim jacket', status: 'Shipped', total: 3750 },
]

export function Orders() {
  return (
    <Table
      caption="Your orders"
      rows={orders}
      rowKey={order => order.id}
      columns={[
        { key: 'id', header: 'Order', cell: order => `#${order.id}`, rowHeader: true },
        { key: 'title', header: 'Item', cell: order => order.title },
        { key: 'status', header: 'Status', cell: order => <Badge kind="success">{order.status}</Badge> },
        { key: 'total', header: 'Total', align: 'end', cell: order => <Price amount={order.total} /> },
      ]}
    />
  )
}
