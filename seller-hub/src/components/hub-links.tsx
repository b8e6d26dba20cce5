import { LIST_ITEM_PATH } from '@closyyy/contract/paths'
import { mayAct } from '@closyyy/contract/roles'
import { ownUserQuery } from '@closyyy/platform/queries/own-user'
import { useQuery } from '@closyyy/platform/query'
import { Link, NavLink } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { type ReactNode, useId } from 'react'
import { useText } from '../messages.ts'
import * as styles from './hub-links.module.css'
import { accountScreens, adminScreens, sellerScreens } from './hub-screens.ts'
import { useOwnRoles } from './own-roles.ts'
import { WaitingCount } from './waiting/waiting-count.tsx'
import { useWaitingTasks } from './waiting/waiting-tasks.ts'

/** The menu of the account (NAV-9). What depends on the person comes last, so that nothing moves once it is loaded. */
export function HubLinks() {
  const t = useText()
  return (
    <nav className={styles.links} aria-label={t('hub.label')}>
      <ScreenList screens={accountScreens} />
      <SellerLinks />
      <AdminLinks />
    </nav>
  )
}

/** Sellers get all selling tools, others the way to start; an older server counts everybody as a seller. */
function SellerLinks() {
  const t = useText()
  const { data: user, isError } = useQuery(ownUserQuery)
  if (!user && !isError) return null
  const isSeller = user?.is_seller ?? true
  return (
    <Section title={t('hub.selling')}>
      <Link className={buttonClass({ wide: true })} to={LIST_ITEM_PATH}>
        {t(isSeller ? 'hub.list-item' : 'hub.start-selling')}
      </Link>
      {isSeller && <ScreenList screens={sellerScreens} />}
    </Section>
  )
}

function AdminLinks() {
  const t = useText()
  const roles = useOwnRoles()
  const screens = adminScreens.filter(({ role }) => mayAct(roles, role))
  if (screens.length === 0) return null
  return (
    <Section title={t('hub.administration')}>
      <ScreenList screens={screens} />
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

type Screen = (typeof accountScreens | typeof sellerScreens | typeof adminScreens)[number]

function ScreenList({ screens }: { screens: readonly Screen[] }) {
  const t = useText()
  const tasks = useWaitingTasks({ cached: true })
  return (
    <ul role="list" className={styles.list}>
      {screens.map(({ text, to, icon: Icon }) => (
        <li key={to}>
          <NavLink className={styles.link} to={to}>
            <Icon /> {t(text)}
            <WaitingCount className={styles.count} tasks={tasks.filter(task => task.to.split('?', 1)[0] === to)} />
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
