import { LOGIN_PATH, withRedirect } from '@closyyy/contract/paths'
import { createUsePageText } from '@closyyy/i18n/text'
import { Link, useLocation } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { buttonClass } from '@closyyy/ui/button'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'storefront.ended-session', en, ur })

/** Explains the guest's form to a person whose session ended (CHECKOUT-16); the login returns to this checkout. */
export function EndedSession({ hasOffer }: { hasOffer: boolean }) {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
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
  )
}
