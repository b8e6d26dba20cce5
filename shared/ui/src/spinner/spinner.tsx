import { classList } from '../class-list.ts'
import { useText } from '../ui-text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './spinner.module.css'

export interface SpinnerProps {
  /** Accessible text; defaults to "Loading…". */
  label?: string
  size?: 'small' | 'large'
  className?: string
}

/** An indeterminate progress indicator with the role `status`, which screen readers announce when it appears. */
export function Spinner({ label, size = 'small', className }: SpinnerProps) {
  const text = useText()
  return (
    <span role="status" className={classList(styles.spinner, styles[size], className)}>
      <VisuallyHidden>{label ?? text('loading')}</VisuallyHidden>
    </span>
  )
}
