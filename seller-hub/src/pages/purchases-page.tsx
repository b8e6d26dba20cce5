import { Link } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { buttonClass } from '@closyyy/ui/button'
import { HubPage } from '../components/hub-page.tsx'
import { OrderList } from '../features/orders/order-list.tsx'
import { useOrdersText } from '../features/orders/orders-text.ts'
import { PurchasedOrders } from '../features/orders/purchased-orders.tsx'

export function Component() {
  const t = useOrdersText()
  if (!useSession()) return null
  const start = (
    <Link className={buttonClass()} to="/">
      {t('browse')}
    </Link>
  )
  return (
    <HubPage title={t('purchased.title')} lead={t('purchased.lead')}>
      <OrderList side="purchased" shown={PurchasedOrders} start={start} />
    </HubPage>
  )
}
