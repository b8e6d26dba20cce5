import { OrderTimeline } from './order-timeline.tsx'

const at = '2026-01-20T09:30:00Z'
const timeOf = () => '20 January, 9:30 am'

export function Shipped() {
  return (
    <section>
      <h2 id="shipped-order">Order status</h2>
      <OrderTimeline
        timeOf={timeOf}
        labelledBy="shipped-order"
        side="seller"
        steps={[
          { step: 'placed', state: 'done', at },
          { step: 'shipped', state: 'done', at },
          { step: 'delivered', state: 'next', at },
          { step: 'completed', state: 'ahead', at: null },
          { step: 'remitted', state: 'ahead', at: null },
          { step: 'paid', state: 'ahead', at: null },
        ]}
      />
    </section>
  )
}

export function Refused() {
  return (
    <section>
      <h2 id="refused-order">Order status</h2>
      <OrderTimeline
        timeOf={timeOf}
        labelledBy="refused-order"
        side="buyer"
        steps={[
          { step: 'placed', state: 'done', at },
          { step: 'refused', state: 'done', at },
          { step: 'returned', state: 'next', at },
        ]}
      />
    </section>
  )
}
