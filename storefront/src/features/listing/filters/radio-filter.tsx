import { ChoiceList } from '@closyyy/ui/choice-list'
import { useClosePopover } from '@closyyy/ui/popover'

export interface RadioFilterProps {
  /** Name on the wire. */
  name: string
  label: string
  labelShown?: boolean
  /** Text of the choice that does not filter, where there is one. */
  anyLabel?: string
  choices: { value: string | number; label: string }[]
  value: string | number | undefined
  /** Gets undefined for the choice that does not filter. */
  onChange: (value: string | undefined) => void
  layout?: 'list' | 'row'
}

/** A filter of which one choice holds. */
export function RadioFilter(props: RadioFilterProps) {
  const { name, label, labelShown, anyLabel, choices, value, onChange, layout } = props
  const close = useClosePopover()
  const any = anyLabel === undefined ? [] : [{ value: '', label: anyLabel }]
  const all = [...any, ...choices].map(one => ({ ...one, value: String(one.value) }))
  return (
    <ChoiceList
      legend={label}
      legendHidden={!labelShown}
      name={name}
      layout={layout}
      choices={all}
      value={String(value ?? '')}
      onChange={event => onChange(event.target.value || undefined)}
      // Arrow keys also click a radio, with no presses counted; only a pointer closes the list.
      onClick={event => event.detail > 0 && close()}
    />
  )
}
