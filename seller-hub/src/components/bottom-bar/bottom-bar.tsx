import { ACCOUNT_PATH, LIST_ITEM_PATH, SAVED_PATH, SEARCH_PATH } from '@closyyy/contract/paths'
import { NavLink } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { BookmarkIcon, HomeIcon, PersonIcon, PlusIcon, SearchIcon } from '@closyyy/ui/icons'
import { useText } from '../../messages.ts'
import { WaitingCount } from '../waiting/waiting-count.tsx'
import { useWaitingTasks } from '../waiting/waiting-tasks.ts'
import * as styles from './bottom-bar.module.css'

const destinations = [
  { text: 'bar.home', to: '/', icon: HomeIcon },
  { text: 'bar.search', to: SEARCH_PATH, icon: SearchIcon },
  { text: 'bar.sell', to: LIST_ITEM_PATH, icon: PlusIcon },
  { text: 'bar.saved', to: SAVED_PATH, icon: BookmarkIcon },
  { text: 'bar.you', to: ACCOUNT_PATH, icon: PersonIcon },
] as const

/** The bottom bar of phones (NAV-8); guests get its server-rendered HTML without this script. */
export function BottomBar() {
  const t = useText()
  return (
    <nav className={styles.bar} aria-label={t('bar.label')}>
      {destinations.map(({ text, to, icon: Icon }) => (
        <NavLink key={to} className={styles.link} to={to}>
          <span className={styles.icon}>
            <Icon />
            {to === ACCOUNT_PATH && <WaitingBadge />}
          </span>
          {t(text)}
        </NavLink>
      ))}
    </nav>
  )
}

function WaitingBadge() {
  return useSession() && <AllWaiting />
}

function AllWaiting() {
  const tasks = useWaitingTasks({ cached: true })
  return <WaitingCount className={styles.badge} tasks={tasks} />
}
