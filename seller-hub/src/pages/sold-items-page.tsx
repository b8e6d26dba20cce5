import { LIST_ITEM_PATH } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { buttonClass } from '@closyyy/ui/button'
import { Tabs } from '@closyyy/ui/tabs'
import { HubPage } from '../components/hub-page.tsx'
import { choiceParam, pageParam, useUrlView } from '../components/url-view.ts'
import { OrderList } from '../features/orders/order-list.tsx'
import { useOrdersText } from '../features/orders/orders-text.ts'
import { SoldOrders } from '../features/orders/sold-orders.tsx'
import { SoldElsewhere } from '../features/products/list/sold-elsewhere/sold-elsewhere.tsx'

const soldItemsView = { tab: choiceParam(['orders', 'elsewhere'], 'orders'), page: pageParam }

export function Component() {
  const t = useOrdersText()
  const { view, pathOf, show } = useUrlView(soldItemsView)
  if (!useSession()) return null
  const start = (
    <Link className={buttonClass()} to={LIST_ITEM_PATH}>
      {t('list-item')}
    </Link>
  )
  return (
    <HubPage title={t('sold.title')} lead={t('sold.lead')}>
      <Tabs
        label={t('sold.title')}
        value={view.tab}
        onChange={tab => show({ tab: tab === 'elsewhere' ? 'elsewhere' : 'orders', page: 1 }, { replace: true })}
        tabs={[
          {
            id: 'orders',
            title: t('sold.tab.orders'),
            panel: <OrderList side="sold" shown={SoldOrders} start={start} />,
          },
          {
            id: 'elsewhere',
            title: t('sold.tab.elsewhere'),
            panel: <SoldElsewhere page={view.page} pathOf={page => pathOf({ page })} />,
          },
        ]}
      />
    </HubPage>
  )
}
