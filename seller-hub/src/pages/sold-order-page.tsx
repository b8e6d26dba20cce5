import { SOLD_ITEMS_PATH } from '@closyyy/contract/paths'
import { useParams } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { BackLink } from '../components/back-link.tsx'
import { HubPage } from '../components/hub-page.tsx'
import { useOrdersText } from '../features/orders/orders-text.ts'
import { SoldOrder } from '../features/orders/sold-order.tsx'

export function Component() {
  const t = useOrdersText()
  const { orderId = '' } = useParams()
  if (!useSession()) return null
  return (
    <HubPage title={t('sold.one')} action={<BackLink to={SOLD_ITEMS_PATH}>{t('slip.back')}</BackLink>}>
      <SoldOrder orderId={orderId} />
    </HubPage>
  )
}
