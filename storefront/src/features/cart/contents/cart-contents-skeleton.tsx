import { Skeleton } from '@closyyy/ui/skeleton'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { useCartText } from '../cart-text.ts'
import * as row from './cart-item-row.module.css'
import * as group from './seller-group.module.css'

export function CartContentsSkeleton() {
  const t = useCartText()
  return (
    <div className={group.group} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div>
        <div className={group.seller}>
          <Skeleton width="half" />
        </div>
        <div className={row.row}>
          <Skeleton className={row.photo} shape="portrait" />
          <div className={row.details}>
            <Skeleton width="short" />
            <Skeleton width="long" />
          </div>
          <div className={row.price}>
            <Skeleton width="short" />
          </div>
          <div className={row.controls} />
        </div>
      </div>
      <div className={group.summary}>
        <Skeleton shape="heading" />
        <Skeleton width="long" />
        <Skeleton shape="control" />
      </div>
    </div>
  )
}
