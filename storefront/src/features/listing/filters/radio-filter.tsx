import { ChoiceList } from '@closyyy/ui/choice-list'
import { useClosePopover } from '@closyyy/ui/popover'

export interface RadioFilterProps {
  /** Name on the wire. */
  name: string
  label: string
  labelShown?: boolean
  /** Label of the choice without a filter. */
  anyLabel?: string
  choices: { value: string | number; label: string }[]
  value: string | number | undefined
  onChange: (value: string | undefined) => void
  layout?: 'list' | 'row'
}

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
      // Arrow keys click with a detail of 0; only a pointer closes the popover.
      onClick={event => event.detail > 0 && close()}
    />
  )
}
