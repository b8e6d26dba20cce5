import { serverMessage } from '@closyyy/api-client/api-error'
import { cancelOrder, confirmOrder } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { ratingPath } from '@closyyy/contract/paths'
import { orderAfterError } from '@closyyy/platform/marketplace/order-after-error'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { Button, ButtonLink, buttonClass } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import { DisputeLink, OrderDispute } from './dispute/order-dispute.tsx'
import * as styles from './order-banner.module.css'
import type { OrderDetailsProps } from './order-details.tsx'
import { PROGRESS_ID } from './order-progress.tsx'
import { type OrderProof, readOrder } from './order-queries.ts'
import { useOrderText } from './order-text.ts'

const calls = { confirm: confirmOrder, cancel: cancelOrder }
type Action = keyof typeof calls

/** The status that each action leads to. */
const statusAfter = { confirm: 'completed', cancel: 'cancelled' } as const

export function OrderActions({ order, proof }: OrderDetailsProps) {
  const t = useOrderText()
  const { status, actions, can_rate, seller, open_dispute: dispute } = order
  const [requested, setRequested] = useState<Action>()
  const canTrack = (status === 'pending' && !order.confirm_by) || status === 'shipped'
  return (
    <div className={styles.actions}>
      <DisputeLink order={order} proof={proof} />
      {canTrack && (
        <ButtonLink kind={dispute ? 'secondary' : 'primary'} href={`#${PROGRESS_ID}`}>
          {t('track')}
        </ButtonLink>
      )}
      {actions.includes('confirm') && (
        <Button kind={canTrack || dispute ? 'secondary' : 'primary'} onClick={() => setRequested('confirm')}>
          {t('confirm')}
        </Button>
      )}
      {can_rate && (
        <Link
          className={buttonClass({ kind: status === 'completed' ? 'primary' : 'secondary' })}
          to={ratingPath(seller.id, order.id)}
        >
          {t('rate')}
        </Link>
      )}
      {actions.includes('cancel') && (
        <Button kind="quiet" className={styles.link} onClick={() => setRequested('cancel')}>
          {t('cancel')}
        </Button>
      )}
      <OrderDispute order={order} proof={proof} />
      <ConfirmAction order={order} proof={proof} requested={requested} onClose={() => setRequested(undefined)} />
    </div>
  )
}

interface ConfirmActionProps extends OrderDetailsProps {
  /** Undefined while the dialog is closed. */
  requested: Action | undefined
  onClose: () => void
}

function ConfirmAction({ order, proof, requested, onClose }: ConfirmActionProps) {
  const t = useOrderText()
  const action = useOrderAction(order, proof)
  const kind = requested ?? 'cancel'
  return (
    <ConfirmDialog
      open={requested !== undefined}
      onClose={onClose}
      title={t(`dialog.${kind}`)}
      texts={{ yes: t(`dialog.${kind}.yes`), no: t(`dialog.${kind}.no`) }}
      isDangerous={kind === 'cancel'}
      call={action}
      onConfirm={() => action.mutate(kind, { onSettled: onClose })}
    >
      <p>{t(`dialog.${kind}.text`, { username: order.seller.username })}</p>
      {kind === 'confirm' && order.open_dispute && <p>{t('dialog.confirm.disputed')}</p>}
    </ConfirmDialog>
  )
}

/** An action whose response was lost succeeds if the order then has its status (ORDER-19). */
function useOrderAction({ id }: Order, proof: OrderProof) {
  const t = useOrderText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (action: Action) =>
      api.call(calls[action], { params: { id }, body: 'userId' in proof ? {} : proof }).catch(error =>
        orderAfterError(
          error,
          () => readOrder(api, id, proof),
          ({ status }) => status === statusAfter[action],
        ),
      ),
    onSuccess: (_order, action) => toast(t(`${action}.done`), { kind: 'success' }),
    onError: error => toast(serverMessage(error) ?? t('action.failed'), { kind: 'danger' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['order', id] }),
  })
}
