import { brand } from '@closyyy/contract/brand-identity'
import { useParams } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { useOrdersText } from '../features/orders/orders-text.ts'
import { PackingSlip } from '../features/orders/slip/packing-slip.tsx'

export function Component() {
  const t = useOrdersText()
  const { orderId = '' } = useParams()
  if (!useSession()) return null
  return (
    <>
      <title>{t('slip.title', { number: orderId, brand: brand.name })}</title>
      <meta name="robots" content="noindex" />
      <PackingSlip orderId={orderId} />
    </>
  )
}
