import { Button } from '@closyyy/ui/button'
import { Select } from '@closyyy/ui/select'
import { TextField } from '@closyyy/ui/text-field'
import type { FormEvent } from 'react'
import { useDayRange } from '../../components/day-range/use-day-range.ts'
import * as styles from './audit-log.module.css'
import { type AuditLogView, nouns } from './audit-log-queries.ts'
import { useAuditLogText } from './audit-log-text.ts'

type Filter = Omit<AuditLogView, 'sender'>

export interface EventFilterProps {
  view: AuditLogView
  onChoose: (filter: Filter) => void
}

const noFilter: Filter = { kind: undefined, who: undefined, from: undefined, to: undefined }

/** Filters by kind, person and whole days, both included (AUDIT-4). */
export function EventFilter({ view, onChoose }: EventFilterProps) {
  const t = useAuditLogText()
  const { last, isReversed, accepts } = useDayRange()

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    const textOf = (name: keyof Filter) => String(chosen.get(name)).trim() || undefined
    const [from, to] = [textOf('from'), textOf('to')]
    if (!accepts(from, to)) return
    onChoose({ kind: nouns.find(noun => noun === textOf('kind')), who: textOf('who'), from, to })
  }

  const { sender: _, ...filter } = view
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <form className={styles.filter} aria-label={t('filter')} onSubmit={choose} noValidate>
      <Select
        name="kind"
        label={t('noun')}
        placeholder={t('noun.all')}
        defaultValue={view.kind ?? ''}
        options={nouns.map(noun => ({ value: noun, label: t(`noun.${noun}`) }))}
      />
      <TextField name="who" label={t('actor')} defaultValue={view.who} autoCapitalize="none" spellCheck={false} />
      <TextField name="from" type="date" label={t('from')} defaultValue={view.from} />
      <TextField
        ref={last}
        name="to"
        type="date"
        label={t('to')}
        defaultValue={view.to}
        error={isReversed && t('to.before-from')}
      />
      <div className={styles.choose}>
        <Button type="submit" kind="secondary">
          {t('show')}
        </Button>
        {isFiltered && (
          <Button kind="quiet" onClick={() => onChoose(noFilter)}>
            {t('clear')}
          </Button>
        )}
      </div>
    </form>
  )
}
