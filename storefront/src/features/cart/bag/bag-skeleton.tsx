import { Skeleton } from '@closyyy/ui/skeleton'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { useCartText } from '../cart-text.ts'
import * as line from './cart-line.module.css'
import * as group from './seller-group.module.css'

/** A seller's group as it will stand, until the cart is known. */
export function BagSkeleton() {
  const t = useCartText()
  return (
    <div className={group.group} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div>
        <div className={group.seller}>
          <Skeleton width="half" />
        </div>
        <div className={line.line}>
          <Skeleton className={line.photo} shape="portrait" />
          <div className={line.words}>
            <Skeleton width="short" />
            <Skeleton width="long" />
          </div>
          <div className={line.price}>
            <Skeleton width="short" />
          </div>
          <div className={line.controls} />
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
