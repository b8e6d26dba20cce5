import type { ReactNode } from 'react'
import { Children } from 'react'
import { CloseIcon } from '../icons/icons.ts'
import { useText } from '../ui-text.ts'
import * as styles from './chip.module.css'

export interface ChipProps {
  /** Text, such as the selected filter value. */
  label: string
  /** Removes the value; the chip itself disappears when the caller stops rendering it. */
  onRemove: () => void
}

/** A selected value that removes itself: all of the chip is a button with the accessible name “Remove {label}”. */
export function Chip({ label, onRemove }: ChipProps) {
  const text = useText()
  return (
    <button type="button" className={styles.chip} aria-label={text('remove', { label })} onClick={onRemove}>
      <span className={styles.label}>{label}</span>
      <CloseIcon size={16} />
    </button>
  )
}

/** Returns the class name that makes a link or button look like a chip; `aria-current` and `aria-pressed` fill it. */
export function chipClass(): string {
  return styles.chip
}

export interface ChipListProps {
  /** Accessible name of the list. */
  label: string
  children: ReactNode
}

/** A named list of chips, which wraps on wide screens and is one scrolling line on phones. Skips empty children. */
export function ChipList({ label, children }: ChipListProps) {
  return (
    <ul role="list" aria-label={label} className={styles.list}>
      {Children.map(children, child => child && <li>{child}</li>)}
    </ul>
  )
}
