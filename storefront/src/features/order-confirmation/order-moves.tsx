import { refusalText } from '@closyyy/api-client/refusal-text'
import { cancelOrder, confirmOrder, type Order } from '@closyyy/contract/orders'
import { ratingPath } from '@closyyy/contract/paths'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { Button, ButtonLink, buttonClass } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import type { OrderProof } from './order-access.ts'
import * as styles from './order-banner.module.css'
import type { OrderDetailsProps } from './order-details.tsx'
import { PROGRESS_ID } from './order-progress.tsx'
import { useOrderText } from './order-text.ts'

const calls = { confirm: confirmOrder, cancel: cancelOrder }
type Move = keyof typeof calls

/** What the buyer can do with the order now: track it, confirm its receipt, rate the seller, or cancel it. */
export function OrderMoves({ order, proof }: OrderDetailsProps) {
  const t = useOrderText()
  const { status, actions, can_rate, seller } = order
  const [asked, setAsked] = useState<Move>()
  const canTrack = status === 'pending' || status === 'shipped'
  return (
    <div className={styles.moves}>
      {canTrack && <ButtonLink href={`#${PROGRESS_ID}`}>{t('track')}</ButtonLink>}
      {actions.includes('confirm') && (
        <Button kind={canTrack ? 'secondary' : 'primary'} onClick={() => setAsked('confirm')}>
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
        <Button kind="quiet" className={styles.link} onClick={() => setAsked('cancel')}>
          {t('cancel')}
        </Button>
      )}
      <ConfirmMove order={order} proof={proof} asked={asked} onClose={() => setAsked(undefined)} />
    </div>
  )
}

interface ConfirmMoveProps extends OrderDetailsProps {
  /** Undefined while the dialog is closed. */
  asked: Move | undefined
  onClose: () => void
}

function ConfirmMove({ order, proof, asked, onClose }: ConfirmMoveProps) {
  const t = useOrderText()
  const move = useMoveOrder(order, proof)
  const kind = asked ?? 'cancel'
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={onClose}
      title={t(`ask.${kind}`)}
      texts={{ yes: t(`ask.${kind}.yes`), no: t(`ask.${kind}.no`) }}
      isDangerous={kind === 'cancel'}
      call={move}
      onConfirm={() => move.mutate(kind, { onSettled: onClose })}
    >
      <p>{t(`ask.${kind}.text`, { username: order.seller.username })}</p>
    </ConfirmDialog>
  )
}

function useMoveOrder({ id }: Order, proof: OrderProof) {
  const t = useOrderText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (move: Move) => api.call(calls[move], { params: { id }, body: 'userId' in proof ? {} : proof }),
    onSuccess: (_order, one) => toast(t(`${one}.done`), { kind: 'success' }),
    onError: error => toast(refusalText(error) ?? t('move.failed'), { kind: 'danger' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['order', id] }),
  })
}
