import { classList } from '@closyyy/ui/class-list'
import { useText } from '../../messages.ts'
import * as styles from './waiting-count.module.css'
import type { WaitingTask } from './waiting-tasks.ts'

const MAX_COUNT = 99

export interface WaitingCountProps {
  tasks: WaitingTask[]
  className?: string
}

/** Number of open tasks; nothing without any. */
export function WaitingCount({ tasks, className }: WaitingCountProps) {
  const t = useText()
  const count = tasks.reduce((total, { read }) => total + (read.data?.count ?? 0), 0)
  if (count === 0) return null
  return (
    <span className={classList(styles.count, className)} role="img" aria-label={t('bar.waiting', { count })}>
      {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
    </span>
  )
}
