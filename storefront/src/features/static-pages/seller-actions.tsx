import { brand } from '@closyyy/contract/brand-identity'
import { Link } from '@closyyy/platform/router'
import { ButtonLink, buttonClass } from '@closyyy/ui/button'
import { MessageIcon } from '@closyyy/ui/icon/message-icon'
import * as styles from './seller-actions.module.css'

export interface SellerActionsProps {
  startLabel: string
  whatsappLabel: string
}

/** 'Start Now' into the phone sign-up, and a chat with the shop's people. */
export function SellerActions({ startLabel, whatsappLabel }: SellerActionsProps) {
  return (
    <div className={styles.actions}>
      <Link className={buttonClass({ size: 'large' })} to="/seller/phone">
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
