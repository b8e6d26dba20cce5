import { LIST_ITEM_PATH } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { useText } from '../messages.ts'
import * as styles from './sell-now.module.css'

/** Links to selling; for guests it is server-rendered HTML without this script. */
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
