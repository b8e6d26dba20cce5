import { Link, useLocation } from '@closyyy/platform/router'
import type { SignedIn } from '@closyyy/platform/session'
import { Avatar } from '@closyyy/ui/avatar'
import { classList } from '@closyyy/ui/class-list'
import { LogOutIcon } from '@closyyy/ui/icons'
import { LanguageLink } from '@closyyy/ui/language-link'
import { Popover } from '@closyyy/ui/popover'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { useText } from '../../messages.ts'
import { accountLinks } from './account-links.ts'
import * as styles from './account-menu.module.css'
import { useLogOut } from './use-log-out.ts'

export interface AccountMenuProps {
  session: SignedIn
}

export function AccountMenu({ session: { username, profilePicture } }: AccountMenuProps) {
  const t = useText()
  const logOut = useLogOut()
  const { key } = useLocation()
  return (
    <Popover
      align="end"
      scope={key}
      buttonClassName={styles.button}
      label={
        <>
          <Avatar name={username} src={profilePicture} size="small" decorative />
          <VisuallyHidden>{t('account.menu', { username })}</VisuallyHidden>
        </>
      }
    >
      <div className={styles.menu}>
        <p className={styles.name}>
          <bdi>{username}</bdi>
        </p>
        <nav aria-label={t('account.label')}>
          {accountLinks.map(({ text, to, icon: Icon }) => (
            <Link key={to} className={styles.item} to={to}>
              <Icon /> {t(text)}
            </Link>
          ))}
        </nav>
        <LanguageLink className={classList(styles.item, styles.language)} />
        <button
          type="button"
          className={styles.item}
          disabled={logOut.isPending || logOut.isSuccess}
          onClick={() => logOut.mutate()}
        >
          <LogOutIcon /> {t(logOut.isIdle ? 'account.log-out' : 'account.logging-out')}
        </button>
      </div>
    </Popover>
  )
}
