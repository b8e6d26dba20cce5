import { LOGIN_PATH, PHONE_PATH, withRedirect } from '@closyyy/contract/paths'
import { Link, useLocation } from '@closyyy/platform/router'
import { storePendingAction } from '@closyyy/platform/sign-in/pending-action'
import type { SignInPromptProps } from '@closyyy/platform/sign-in/prompt-props'
import { buttonClass } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { useLoginText } from './login-text.ts'
import en from './messages/en.json'
import * as styles from './sign-in-prompt.module.css'

const choices = [
  { text: 'prompt-sign-up', path: PHONE_PATH, kind: 'primary' },
  { text: 'prompt-login', path: LOGIN_PATH, kind: 'secondary' },
] as const

/** Offers a guest Signup or Login, and stores the pending action (SESSION-10). */
export function SignInPrompt({ action, onClose }: SignInPromptProps) {
  const t = useLoginText()
  const { pathname, search } = useLocation()
  const here = pathname + search
  // Another remote may be of a later release, with actions that this one has no text for.
  const purpose = `prompt-${action.kind}` as const
  return (
    <Dialog open onClose={onClose} title={t('prompt-title')} size="small">
      <div className={styles.prompt}>
        {Object.hasOwn(en, purpose) && <p>{t(purpose)}</p>}
        <p className={styles.back}>{t('prompt-back')}</p>
        {choices.map(({ text, path, kind }) => (
          <Link
            key={path}
            className={buttonClass({ kind, size: 'large', wide: true })}
            to={withRedirect(path, here)}
            onClick={() => storePendingAction(action, here)}
          >
            {t(text)}
          </Link>
        ))}
      </div>
    </Dialog>
  )
}
