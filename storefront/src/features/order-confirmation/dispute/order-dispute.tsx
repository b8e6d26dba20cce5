import { canReport } from '@closyyy/contract/disputes'
import { reportPath, resolutionPath } from '@closyyy/contract/resolution-paths'
import { Link } from '@closyyy/platform/router'
import { Button, buttonClass } from '@closyyy/ui/button'
import { useState } from 'react'
import { LazyPart } from '../lazy-part.tsx'
import * as styles from '../order-banner.module.css'
import type { OrderDetailsProps } from '../order-details.tsx'
import { useOrderText } from '../order-text.ts'

const loadDispute = async () =>
  (await import(/* webpackChunkName: "storefront-dispute" */ './guest-dispute.tsx')).GuestDispute

/** Links to the open dispute in the resolution centre, which guests have no access to. */
export function DisputeLink({ order: { open_dispute }, proof }: OrderDetailsProps) {
  const t = useOrderText()
  if (!open_dispute || !('userId' in proof)) return null
  return (
    <Link className={buttonClass()} to={resolutionPath(open_dispute.id)}>
      {t('next.disputed.link')}
    </Link>
  )
}

/** Lets the buyer report a problem while one is possible; shows a guest the form and the dispute (DISPUTE-8). */
export function OrderDispute({ order, proof }: OrderDetailsProps) {
  const t = useOrderText()
  const [isReporting, setIsReporting] = useState(false)
  const [disputeId, setDisputeId] = useState<number>()
  const { open_dispute } = order
  if (open_dispute && open_dispute.id !== disputeId) {
    setDisputeId(open_dispute.id)
    setIsReporting(false)
  }
  const isPossible = canReport(order)
  const kind = order.status === 'delivered' ? 'secondary' : 'quiet'
  if ('userId' in proof)
    return (
      isPossible && (
        <Link className={buttonClass({ kind })} to={reportPath(order.id)}>
          {t('report')}
        </Link>
      )
    )
  return (
    <>
      {isPossible && (
        <Button kind={kind} aria-expanded={isReporting} onClick={() => setIsReporting(!isReporting)}>
          {t('report')}
        </Button>
      )}
      {(disputeId || isReporting) && (
        <div className={styles.dispute}>
          <LazyPart
            load={loadDispute}
            failed={t('action.failed')}
            props={{ order, proof, disputeId, isReporting, isPossible }}
          />
        </div>
      )}
    </>
  )
}
