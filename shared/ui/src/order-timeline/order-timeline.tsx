import { createUsePageText } from '@closyyy/i18n/text'
import { CheckIcon } from '../icons/icons.ts'
import en from './messages/en.json'
import ur from './messages/ur.json'
import * as styles from './order-timeline.module.css'

type TextId = keyof typeof en

const useTimelineText = createUsePageText({ name: 'ui.order-timeline', en, ur })

export interface OrderTimelineProps {
  /** The contract's `orderTimeline`. */
  steps: readonly { step: string; state: 'done' | 'next' | 'ahead'; at: string | null }[]
  /** Formats the time of a step in the page's language. */
  timeOf: (moment: string) => string
  /** Whose words the steps use. */
  side: 'buyer' | 'seller'
  /** Id of the heading that names the list. */
  labelledBy: string
}

/** What happened to an order, the next step with its deadline, and the steps after it; bundles both catalogues. */
export function OrderTimeline({ steps, timeOf, side, labelledBy }: OrderTimelineProps) {
  const t = useTimelineText()
  const textOf = (id: string, time = '') => {
    const found = [`${id}.${side}`, id].find(text => Object.hasOwn(en, text))
    return found && t(found as TextId, { time })
  }
  const current = steps.findLast(({ state }) => state === 'done')
  return (
    <ol role="list" className={styles.steps} aria-labelledby={labelledBy}>
      {steps.map(entry => {
        const { step, state, at } = entry
        const time = at && timeOf(at)
        return (
          <li
            key={`${step} ${at}`}
            className={styles.step}
            data-state={state}
            aria-current={entry === current ? 'step' : undefined}
          >
            <span className={styles.mark}>{state === 'done' && <CheckIcon size={14} />}</span>
            <span className={styles.name}>{textOf(step) ?? step}</span>
            {state === 'done' && at ? (
              <time className={styles.time} dateTime={at}>
                {time}
              </time>
            ) : (
              <span className={styles.time}>{(time && textOf(`by.${step}`, time)) || t('ahead')}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
