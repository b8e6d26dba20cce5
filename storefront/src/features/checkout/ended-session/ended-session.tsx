import { LOGIN_PATH, withRedirect } from '@closyyy/contract/paths'
import { createUsePageText } from '@closyyy/i18n/text'
import { Link, useLocation } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { buttonClass } from '@closyyy/ui/button'
import { useEffect, useRef } from 'react'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'storefront.ended-session', en, ur })

/** Explains the guest's form to a person whose session ended (CHECKOUT-16); the login returns to this checkout. */
export function EndedSession({ hasOffer }: { hasOffer: boolean }) {
  const t = useText()
  const { pathname, search } = useLocation()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The guest's form has replaced the one that had the focus.
    notice.current?.focus()
  }, [])
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert
        kind="warning"
        title={t('title')}
        action={
          <Link className={buttonClass({ kind: 'secondary' })} to={withRedirect(LOGIN_PATH, pathname + search)}>
            {t('login')}
          </Link>
        }
      >
        <p>{t(hasOffer ? 'text.offer' : 'text')}</p>
      </Alert>
    </div>
  )
}
