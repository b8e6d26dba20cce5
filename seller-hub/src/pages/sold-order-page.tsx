import { SOLD_ITEMS_PATH } from '@closyyy/contract/paths'
import { Link, useParams } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { BackIcon } from '@closyyy/ui/icons'
import { HubPage } from '../components/hub-page.tsx'
import { useOrdersText } from '../features/orders/orders-text.ts'
import { SoldOrder } from '../features/orders/sold-order.tsx'

export function Component() {
  const t = useOrdersText()
  const { orderId = '' } = useParams()
  if (!useSession()) return null
  return (
    <HubPage
      title={t('sold.one')}
      action={
        <Link to={SOLD_ITEMS_PATH}>
          <BackIcon /> {t('slip.back')}
        </Link>
      }
    >
      <SoldOrder orderId={orderId} />
    </HubPage>
  )
}
