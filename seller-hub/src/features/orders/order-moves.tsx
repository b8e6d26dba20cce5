import type { Order } from '@closyyy/contract/orders-schemas'
import { Button } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { useState } from 'react'
import * as styles from './order-card.module.css'
import { useOrdersText } from './orders-text.ts'
import { type OrderMove, useMoveOrder } from './use-move-order.ts'

/** Moves that cannot be taken back and cost somebody something: they are asked about first. */
const asked: readonly OrderMove[] = ['confirm', 'cancel']

/** What this person can do with the order now, exactly as the server says. */
export function OrderMoves({ order }: { order: Order }) {
  const t = useOrdersText()
  const move = useMoveOrder(order)
  const [isAsking, setAsking] = useState<OrderMove>()
  const close = () => setAsking(undefined)
  const asking = isAsking === 'confirm' ? 'confirm' : 'cancel'
  const make = (action: OrderMove) => move.mutate(action, { onSettled: () => setAsking(undefined) })
  return (
    <>
      {order.actions.map(action => (
        <Button
          key={action}
          kind={action === 'cancel' ? 'secondary' : 'primary'}
          pending={move.isPending && move.variables === action}
          disabled={move.isPending && move.variables !== action}
          onClick={() => (asked.includes(action) ? setAsking(action) : make(action))}
        >
          {t(`move.${action}`)}
        </Button>
      ))}
      <ConfirmDialog
        open={isAsking !== undefined}
        onClose={close}
        title={t(`ask.${asking}`)}
        texts={{ yes: t(`ask.${asking}.sure`), no: t('ask.back') }}
        isDangerous={asking === 'cancel'}
        call={move}
        onConfirm={() => make(asking)}
      >
        <p>{t(`ask.${asking}.text`)}</p>
        <p className={styles.soft}>{t('number', { number: order.tracking_no })}</p>
      </ConfirmDialog>
    </>
  )
}
