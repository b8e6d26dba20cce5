import type { ReactNode } from 'react'
import { Children } from 'react'
import { CloseIcon } from '../icon/close-icon.ts'
import { useText } from '../messages.ts'
import * as styles from './chip.module.css'

export interface ChipProps {
  /** What it says, such as the chosen filter value. */
  label: string
  onRemove: () => void
}

/** A choice made that one press takes back. */
export function Chip({ label, onRemove }: ChipProps) {
  const text = useText()
  return (
    <button type="button" className={styles.chip} aria-label={text('remove', { label })} onClick={onRemove}>
      <span className={styles.label}>{label}</span>
      <CloseIcon size={16} />
    </button>
  )
}

/** The class of a chip, for a link or button that should look like one; `aria-current` and `aria-pressed` fill it. */
export function chipClass(): string {
  return styles.chip
}

export interface ChipListProps {
  /** Name of the list for screen readers. */
  label: string
  children: ReactNode
}

/** Chips side by side; one line that scrolls on phones. */
export function ChipList({ label, children }: ChipListProps) {
  return (
    <ul role="list" aria-label={label} className={styles.list}>
      {Children.map(children, child => child && <li>{child}</li>)}
    </ul>
  )
}
