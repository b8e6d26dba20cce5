import { Button } from '@closyyy/ui/button'
import { TextField } from '@closyyy/ui/text-field'
import { type FormEvent, useRef } from 'react'
import { useDayRange } from '../../components/day-range/use-day-range.ts'
import * as styles from './payment-history.module.css'
import type { HistoryView } from './wallet-queries.ts'
import { useWalletText } from './wallet-text.ts'

type Days = Pick<HistoryView, 'start_date' | 'end_date'>

export interface DateFilterProps {
  view: HistoryView
  onChoose: (days: Days) => void
}

/** Filters by whole days, both included (WALLET-2). */
export function DateFilter({ view: { start_date, end_date }, onChoose }: DateFilterProps) {
  const t = useWalletText()
  const form = useRef<HTMLFormElement>(null)
  const { last, isReversed, accepts } = useDayRange()

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    const dayOf = (name: keyof Days) => String(chosen.get(name)) || undefined
    const days = { start_date: dayOf('start_date'), end_date: dayOf('end_date') }
    if (accepts(days.start_date, days.end_date)) onChoose(days)
  }

  function clear() {
    // Keeps the focus in the form: the button disappears.
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    form.current?.reset()
    accepts(undefined, undefined)
    onChoose({ start_date: undefined, end_date: undefined })
  }

  return (
    <form ref={form} className={styles.filter} aria-label={t('dates')} onSubmit={choose} noValidate>
      <TextField
        key={`start ${start_date}`}
        name="start_date"
        type="date"
        label={t('start')}
        defaultValue={start_date}
      />
      <TextField
        key={`end ${end_date}`}
        ref={last}
        name="end_date"
        type="date"
        label={t('end')}
        defaultValue={end_date}
        error={isReversed && t('end.before-start')}
      />
      <div className={styles.choose}>
        <Button type="submit" kind="secondary">
          {t('show')}
        </Button>
        {(start_date || end_date) && (
          <Button kind="quiet" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </form>
  )
}
