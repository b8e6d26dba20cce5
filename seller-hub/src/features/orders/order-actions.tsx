import { canReport } from '@closyyy/contract/disputes'
import type { Order } from '@closyyy/contract/orders-schemas'
import { reportPath, resolutionPath } from '@closyyy/contract/resolution-paths'
import { Link } from '@closyyy/platform/router'
import { Button, type ButtonProps, buttonClass } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { useState } from 'react'
import * as styles from './order-card.module.css'
import { useOrdersText } from './orders-text.ts'
import { type OrderAction, useOrderAction } from './use-order-action.ts'

/** Irreversible actions that need a confirmation (ORDER-16). */
const confirmedActions = ['confirm', 'cancel', 'deliver'] as const

type ConfirmedAction = (typeof confirmedActions)[number]

const needsConfirmation = (action: OrderAction): action is ConfirmedAction =>
  confirmedActions.some(confirmed => confirmed === action)

/** Confirming the receipt ends an open problem without a refund. */
const isSecondary = (action: OrderAction, { open_dispute }: Order) =>
  action === 'cancel' || (action === 'confirm' && Boolean(open_dispute))

export interface OrderActionsProps {
  order: Order
  size?: ButtonProps['size']
  /** Shows no other actions. */
  only?: readonly OrderAction[]
}

/** Buttons for the actions that the server allows. */
export function OrderActions({ order, size, only }: OrderActionsProps) {
  const t = useOrdersText()
  const mutation = useOrderAction(order)
  const [confirming, setConfirming] = useState<ConfirmedAction>()
  const close = () => setConfirming(undefined)
  const actions = order.actions.filter(action => only?.includes(action) ?? true)
  const question = confirming ?? 'cancel'
  const run = (action: OrderAction) => mutation.mutate(action, { onSettled: () => setConfirming(undefined) })
  return (
    <>
      {actions.map(action => (
        <Button
          key={action}
          size={size}
          kind={isSecondary(action, order) ? 'secondary' : 'primary'}
          pending={mutation.isPending && mutation.variables === action}
          disabled={mutation.isPending && mutation.variables !== action}
          onClick={() => (needsConfirmation(action) ? setConfirming(action) : run(action))}
        >
          {t(`action.${action}`)}
        </Button>
      ))}
      <ConfirmDialog
        open={confirming !== undefined}
        onClose={close}
        title={t(`ask.${question}`)}
        texts={{ yes: t(`ask.${question}.sure`), no: t('ask.back') }}
        isDangerous={question === 'cancel'}
        call={mutation}
        onConfirm={() => run(question)}
      >
        <p>{t(`ask.${question}.text`)}</p>
        {question === 'confirm' && order.open_dispute && <p>{t('ask.confirm.disputed')}</p>}
        <p className={styles.soft}>{t('number', { number: order.tracking_no })}</p>
      </ConfirmDialog>
    </>
  )
}

/** Links to the open problem of an order (DISPUTE-8). */
export function ProblemLink({ order: { open_dispute } }: { order: Order }) {
  const t = useOrdersText()
  if (!open_dispute) return null
  return (
    <Link className={buttonClass()} to={resolutionPath(open_dispute.id)}>
      {t('next.disputed.link')}
    </Link>
  )
}

/** Links to a problem report while one is possible (DISPUTE-8). */
export function ReportLink({ order }: { order: Order }) {
  const t = useOrdersText()
  if (!canReport(order)) return null
  return (
    <Link className={buttonClass({ kind: 'quiet' })} to={reportPath(order.id)}>
      {t('report')}
    </Link>
  )
}
