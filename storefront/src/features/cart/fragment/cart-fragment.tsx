import { CART_PATH } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { iconButtonClass } from '@closyyy/ui/icon-button'
import { BagIcon } from '@closyyy/ui/icons'
import { popoverAnchorClass, popoverClass } from '@closyyy/ui/popover-panel'
import { useEffect, useRef } from 'react'
import { useText } from '../../../messages.ts'
import { useCart } from '../use-cart.ts'
import * as styles from './cart-fragment.module.css'
import { useMiniCart } from './use-mini-cart.ts'

const MAX_COUNT = 99

/** Works as a plain link before its script loads. */
export function CartFragment() {
  const t = useText()
  const { cart } = useCart()
  const count = cart?.items.length ?? 0
  const badge = useBump(cart && count)
  const { Panel, panel, root, link } = useMiniCart()
  return (
    <div className={popoverClass} {...root}>
      <Link
        to={CART_PATH}
        className={`${iconButtonClass()} ${popoverAnchorClass}`}
        aria-label={t('cart.label', { count })}
        {...link}
      >
        <BagIcon />
        {count > 0 && (
          <span ref={badge} className={styles.badge} aria-hidden="true">
            {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
          </span>
        )}
      </Link>
      {Panel && <Panel {...panel} />}
    </div>
  )
}

/** Animates the badge when the count grows, not when it is first loaded. */
function useBump(count: number | undefined) {
  const badge = useRef<HTMLSpanElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isMore = count !== undefined && before.current !== undefined && count > before.current
    before.current = count
    if (!isMore || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    badge.current?.animate?.({ scale: [1, 1.6, 1] }, { duration: 500, easing: 'ease-out' })
  }, [count])
  return badge
}
