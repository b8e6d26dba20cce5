import { orderConfirmationPath } from '@closyyy/contract/paths'
import { createUsePageText } from '@closyyy/i18n/text'
import { useQueryClient } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { findWaitingOrder } from '../order-queries.ts'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useWaitingText = createUsePageText({ name: 'storefront.waiting-order', en, ur })

/** Links to the order of this tab that has yet to be confirmed, if any (CONFIRMATION-1). */
export function WaitingOrder() {
  const t = useWaitingText()
  const order = findWaitingOrder(useQueryClient())
  if (!order) return null
  return <Alert title={t('title')} action={<Link to={orderConfirmationPath(order.id)}>{t('link')}</Link>} />
}
