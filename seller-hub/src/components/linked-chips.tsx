import { Link } from '@closyyy/platform/router'
import { ChipList, chipClass } from '@closyyy/ui/chip'

export interface LinkedChipsProps<Value extends string | undefined> {
  label: string
  values: readonly Value[]
  current: Value
  pathOf: (value: Value) => string
  textOf: (value: Value) => string
}

/** Filters a list by one of a few values, which is in the URL. */
export function LinkedChips<Value extends string | undefined>(props: LinkedChipsProps<Value>) {
  const { label, values, current, pathOf, textOf } = props
  return (
    <ChipList label={label}>
      {values.map(value => (
        <Link
          key={value ?? ''}
          className={chipClass()}
          to={pathOf(value)}
          aria-current={value === current || undefined}
          preventScrollReset
        >
          {textOf(value)}
        </Link>
      ))}
    </ChipList>
  )
}
