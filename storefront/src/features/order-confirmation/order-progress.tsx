import type { Order } from '@closyyy/contract/orders-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { CheckIcon } from '@closyyy/ui/icons'
import * as styles from './order-progress.module.css'
import { useOrderText } from './order-text.ts'

/** Target of "Track order". */
export const PROGRESS_ID = 'order-status'

const stages = ['pending', 'shipped', 'delivered', 'completed'] as const

interface Step {
  name: 'placed' | Exclude<Order['status'], 'pending'>
  isDone: boolean
  /** Null if the stage was skipped. */
  at: string | null
}

export function OrderProgress({ order }: { order: Order }) {
  const t = useOrderText()
  const steps = stepsOf(order)
  const current = steps.findLast(({ isDone }) => isDone)
  return (
    <section id={PROGRESS_ID} tabIndex={-1} className={styles.progress} aria-labelledby={`${PROGRESS_ID}-name`}>
      <h2 id={`${PROGRESS_ID}-name`} className={styles.heading}>
        {t('tracking')}
      </h2>
      <ol role="list" className={styles.steps} aria-labelledby={`${PROGRESS_ID}-name`}>
        {steps.map(step => (
          <li
            key={step.name}
            className={styles.step}
            data-done={step.isDone || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={styles.mark}>{step.isDone && <CheckIcon size={14} />}</span>
            <span className={styles.name}>{t(`step.${step.name}`)}</span>
            {step.at && (
              <time className={styles.time} dateTime={step.at}>
                {localTime(step.at, 'time')}
              </time>
            )}
            {!step.isDone && <span className={styles.time}>{t('step.ahead')}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function stepsOf(order: Order): Step[] {
  const placed: Step = { name: 'placed', isDone: true, at: order.created_at }
  if (order.status === 'cancelled') return [placed, { name: 'cancelled', isDone: true, at: order.cancelled_at }]
  const reached = stages.indexOf(order.status)
  const ahead = (['shipped', 'delivered', 'completed'] as const).map(name => {
    const isDone = stages.indexOf(name) <= reached
    return { name, isDone, at: isDone ? order[`${name}_at`] : null }
  })
  return [placed, ...ahead]
}
