import { LIST_ITEM_PATH } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { useText } from '../messages.ts'
import * as styles from './sell-now.module.css'

/** The header's way into selling; a plain link for a guest, whose page does not load this script. */
export function SellNow() {
  const t = useText()
  return (
    <div className={styles.place}>
      <Link className={buttonClass({ size: 'small' })} to={LIST_ITEM_PATH}>
        {t('sell-now')}
      </Link>
    </div>
  )
}
