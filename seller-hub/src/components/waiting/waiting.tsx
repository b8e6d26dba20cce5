import { HOW_TO_SELL_PATH, LIST_ITEM_PATH } from '@closyyy/contract/paths'
import { localTime } from '@closyyy/i18n/local-time'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { ErrorState } from '@closyyy/ui/error-state'
import { ForwardIcon } from '@closyyy/ui/icons'
import { Skeleton } from '@closyyy/ui/skeleton'
import { useId } from 'react'
import { useText } from '../../messages.ts'
import * as styles from './waiting.module.css'
import { useWaitingTasks, type WaitingTask } from './waiting-tasks.ts'

export interface WaitingProps {
  /** Links to listing an item instead of the shop if there are no tasks (NAV-9). */
  isSelling?: boolean
}

/** Lists the person's open tasks, or links to the shop or a new listing and to selling if there are none. */
export function Waiting({ isSelling = false }: WaitingProps) {
  const t = useText()
  const tasks = useWaitingTasks()
  const headingId = useId()
  const isPending = tasks.some(({ read }) => read.data === undefined && !read.isError)
  return (
    <section className={styles.waiting} aria-labelledby={headingId} aria-busy={isPending}>
      <h2 id={headingId}>{t('waiting.title')}</h2>
      {isPending ? (
        <div className={styles.content}>
          <Skeleton width="half" />
        </div>
      ) : (
        <TaskList tasks={tasks} isSelling={isSelling} />
      )}
    </section>
  )
}

function TaskList({ tasks, isSelling }: { tasks: WaitingTask[]; isSelling: boolean }) {
  const t = useText()
  const failed = tasks.filter(({ read }) => read.data === undefined)
  const open = tasks.filter(({ read }) => read.data?.count)
  if (failed.length > 0) {
    const retry = () => {
      for (const { read } of failed) read.refetch()
    }
    const isFetching = failed.some(({ read }) => read.isFetching)
    return <ErrorState size="inline" message={t('waiting.failed')} onRetry={retry} retrying={isFetching} />
  }
  if (open.length === 0) {
    return (
      <div className={styles.content}>
        <p>{t('waiting.none')}</p>
        <p className={styles.links}>
          <Link className={buttonClass({ size: 'small' })} to={isSelling ? LIST_ITEM_PATH : '/'}>
            {t(isSelling ? 'hub.list-item' : 'waiting.shop')}
          </Link>
          <Link className={buttonClass({ kind: 'secondary', size: 'small' })} to={HOW_TO_SELL_PATH}>
            {t('waiting.how-to-sell')}
          </Link>
        </p>
      </div>
    )
  }
  return (
    <ul role="list" className={styles.content}>
      {open.map(({ text, to, read }) => (
        <li key={text}>
          <Link className={styles.task} to={to}>
            {t(text, { count: read.data?.count ?? 0 })} <ForwardIcon />
          </Link>
          {read.data?.by && <p className={styles.by}>{t('waiting.by', { time: localTime(read.data.by, 'time') })}</p>}
        </li>
      ))}
    </ul>
  )
}
