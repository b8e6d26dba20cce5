import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { useText } from '../messages.ts'
import * as styles from './notice.module.css'

/** The page of an address that nobody answers for. */
export function NotFoundPage() {
  const t = useText()
  return (
    <div className={styles.notice}>
      <title>{t('not-found.title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.heading}>{t('not-found.heading')}</h1>
      <p>{t('not-found.text')}</p>
      <Link className={buttonClass()} to="/">
        {t('not-found.home')}
      </Link>
    </div>
  )
}
