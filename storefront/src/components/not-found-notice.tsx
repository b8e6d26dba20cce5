import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import * as styles from './page-notice.module.css'

export interface NotFoundNoticeProps {
  heading: string
  text: string
  way: { to: string; label: string }
}

export function NotFoundNotice({ heading, text, way }: NotFoundNoticeProps) {
  return (
    <div className={styles.notice}>
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.heading}>{heading}</h1>
      <p>{text}</p>
      <Link className={buttonClass()} to={way.to}>
        {way.label}
      </Link>
    </div>
  )
}
