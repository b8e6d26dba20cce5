import { Link } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { buttonClass } from '@closyyy/ui/button'
import { LIST_ITEM_PATH } from '../addresses.ts'
import { HubPage } from '../components/hub-page.tsx'
import { OrderList } from '../features/orders/order-list.tsx'
import { useOrdersText } from '../features/orders/orders-text.ts'
import { SoldOrders } from '../features/orders/sold-orders.tsx'

// No loader: it would run beside the guard and ask in the name of nobody.
export function Component() {
  const t = useOrdersText()
  if (!useSession()) return null
  const start = (
    <Link className={buttonClass()} to={LIST_ITEM_PATH}>
      {t('list-item')}
    </Link>
  )
  return (
    <HubPage title={t('sold.title')} lead={t('sold.lead')}>
      <OrderList side="sold" shown={SoldOrders} start={start} />
    </HubPage>
  )
}
