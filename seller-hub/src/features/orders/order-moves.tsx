import type { Order } from '@closyyy/contract/orders'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
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
  const close = () => {
    if (!move.isPending) setAsking(undefined)
  }
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
      <Dialog
        size="small"
        open={isAsking !== undefined}
        onClose={close}
        title={t(isAsking === 'confirm' ? 'ask.confirm' : 'ask.cancel')}
        footer={
          isAsking && (
            <>
              <Button kind="secondary" onClick={close}>
                {t('ask.back')}
              </Button>
              <Button
                kind={isAsking === 'cancel' ? 'danger' : 'primary'}
                pending={move.isPending}
                onClick={() => make(isAsking)}
              >
                {t(isAsking === 'confirm' ? 'ask.confirm.sure' : 'ask.cancel.sure')}
              </Button>
            </>
          )
        }
      >
        <div className={styles.ask}>
          <p>{t(isAsking === 'confirm' ? 'ask.confirm.text' : 'ask.cancel.text')}</p>
          <p className={styles.soft}>{t('number', { number: order.tracking_no })}</p>
        </div>
      </Dialog>
    </>
  )
}
