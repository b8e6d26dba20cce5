import { brand } from '@closyyy/contract/brand-identity'
import { LIST_ITEM_PATH, PHONE_PATH, withRedirect } from '@closyyy/contract/paths'
import { Link, useLocation } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { ButtonLink, buttonClass } from '@closyyy/ui/button'
import { MessageIcon } from '@closyyy/ui/icons'
import * as styles from './seller-actions.module.css'

export interface SellerActionsProps {
  startLabel: string
  whatsappLabel: string
}

/** Starts with the phone sign-up, or with the listing form if signed in. */
export function SellerActions({ startLabel, whatsappLabel }: SellerActionsProps) {
  const { pathname } = useLocation()
  const start = useSession() ? LIST_ITEM_PATH : withRedirect(PHONE_PATH, pathname)
  return (
    <div className={styles.actions}>
      <Link className={buttonClass({ size: 'large' })} to={start}>
        {startLabel}
      </Link>
      <ButtonLink kind="secondary" size="large" href={`https://wa.me/${brand.whatsapp}`} target="_blank" rel="noopener">
        <span className={styles.face}>
          <MessageIcon />
          {whatsappLabel}
        </span>
      </ButtonLink>
    </div>
  )
}
