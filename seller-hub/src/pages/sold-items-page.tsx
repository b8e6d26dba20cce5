import { LIST_ITEM_PATH, SOLD_ITEMS_PATH, soldElsewherePath } from '@closyyy/contract/paths'
import { Link, useNavigate, useSearchParams } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { buttonClass } from '@closyyy/ui/button'
import { Tabs } from '@closyyy/ui/tabs'
import { HubPage } from '../components/hub-page.tsx'
import { OrderList } from '../features/orders/order-list.tsx'
import { useOrdersText } from '../features/orders/orders-text.ts'
import { readView } from '../features/orders/orders-view.ts'
import { SoldOrders } from '../features/orders/sold-orders.tsx'
import { SoldElsewhere } from '../features/products/list/sold-elsewhere/sold-elsewhere.tsx'

// No loader: it would run in parallel with the guard, unauthenticated.
export function Component() {
  const t = useOrdersText()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  if (!useSession()) return null
  const start = (
    <Link className={buttonClass()} to={LIST_ITEM_PATH}>
      {t('list-item')}
    </Link>
  )
  const show = (tab: string) =>
    void navigate(tab === 'elsewhere' ? soldElsewherePath() : SOLD_ITEMS_PATH, {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <HubPage title={t('sold.title')} lead={t('sold.lead')}>
      <Tabs
        label={t('sold.title')}
        value={search.get('tab') === 'elsewhere' ? 'elsewhere' : 'orders'}
        onChange={show}
        tabs={[
          {
            id: 'orders',
            title: t('sold.tab.orders'),
            panel: <OrderList side="sold" shown={SoldOrders} start={start} />,
          },
          {
            id: 'elsewhere',
            title: t('sold.tab.elsewhere'),
            panel: <SoldElsewhere page={readView(search).page} pathOf={soldElsewherePath} />,
          },
        ]}
      />
    </HubPage>
  )
}
