import { Link } from '@closyyy/platform/router'
import type { SignedIn } from '@closyyy/platform/session'
import { Avatar } from '@closyyy/ui/avatar'
import { Flyout } from '@closyyy/ui/flyout'
import { LogOutIcon, ShopIcon } from '@closyyy/ui/icon'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { HUB_PATH } from '../../addresses.ts'
import { useText } from '../../messages.ts'
import * as styles from './account-menu.module.css'
import { useHeardLogout } from './use-heard-logout.ts'
import { useLogOut } from './use-log-out.ts'

const links = [{ text: 'account.hub', to: HUB_PATH, icon: ShopIcon }] as const

export interface AccountMenuProps {
  session: SignedIn
}

/** The signed-in person's picture, opening the ways to their pages and out. */
export function AccountMenu({ session: { username, profilePicture } }: AccountMenuProps) {
  const t = useText()
  const logOut = useLogOut()
  useHeardLogout()
  return (
    <Flyout
      align="end"
      buttonClassName={styles.button}
      face={
        <>
          <Avatar name={username} src={profilePicture} size="small" decorative />
          <VisuallyHidden>{t('account.menu', { username })}</VisuallyHidden>
        </>
      }
    >
      {close => (
        <nav className={styles.menu} aria-label={t('account.label')}>
          <p className={styles.name}>
            <bdi>{username}</bdi>
          </p>
          {links.map(({ text, to, icon: Icon }) => (
            <Link key={to} className={styles.item} to={to} onClick={close}>
              <Icon /> {t(text)}
            </Link>
          ))}
          <button
            type="button"
            className={styles.item}
            disabled={logOut.isPending || logOut.isSuccess}
            onClick={() => logOut.mutate()}
          >
            <LogOutIcon /> {t(logOut.isIdle ? 'account.log-out' : 'account.logging-out')}
          </button>
        </nav>
      )}
    </Flyout>
  )
}
