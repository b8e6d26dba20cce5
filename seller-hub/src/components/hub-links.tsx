import { LIST_ITEM_PATH } from '@closyyy/contract/paths'
import { mayAct } from '@closyyy/contract/roles'
import { Link, NavLink } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { useText } from '../messages.ts'
import { useOwnRoles } from '../own-user.ts'
import * as styles from './hub-links.module.css'
import { adminScreens, hubScreens } from './hub-screens.ts'

export interface HubLinksProps {
  onChoose?: () => void
}

export function HubLinks({ onChoose }: HubLinksProps) {
  const t = useText()
  const roles = useOwnRoles()
  const ownAdminScreens = adminScreens.filter(({ role }) => mayAct(roles, role))
  return (
    <nav className={styles.links} aria-label={t('hub.label')}>
      <Link className={buttonClass({ wide: true })} to={LIST_ITEM_PATH} onClick={onChoose}>
        {t('hub.list-item')}
      </Link>
      <ul role="list" className={styles.list}>
        {[...hubScreens, ...ownAdminScreens].map(({ text, to, icon: Icon }) => (
          <li key={to}>
            <NavLink className={styles.link} to={to} onClick={onChoose}>
              <Icon /> {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
