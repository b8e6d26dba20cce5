import { buyableItems } from '@closyyy/contract/cart-items'
import type { CartItem } from '@closyyy/contract/carts-schemas'
import { checkoutPath, shopPath } from '@closyyy/contract/paths'
import { storeCheckoutItems } from '@closyyy/platform/marketplace/checkout-items'
import { useQuery } from '@closyyy/platform/query'
import { Link, useNavigate } from '@closyyy/platform/router'
import { Avatar } from '@closyyy/ui/avatar'
import { Button, buttonClass } from '@closyyy/ui/button'
import { Price } from '@closyyy/ui/price'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { nothingToBuy, type SellerItems, totalPrice, totalQuantity } from '../cart-items.ts'
import { useCartText } from '../cart-text.ts'
import { pendingQuantitiesQuery } from '../pending-quantities.ts'
import { CartItemRow } from './cart-item-row.tsx'
import * as styles from './seller-group.module.css'

export interface SellerGroupProps extends SellerItems {
  cartId: number | null
  onQuantity: (item: CartItem, quantity: number) => void
  onRemove: (item: CartItem) => void
}

export function SellerGroup({ cartId, seller, items, onQuantity, onRemove }: SellerGroupProps) {
  const t = useCartText()
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div>
        <div className={styles.seller}>
          {seller && <Avatar src={seller.profile_picture} name={seller.username} size="small" decorative />}
          <h2 id={id} className={styles.name}>
            {seller ? (
              <Link to={shopPath(seller.id)}>
                <bdi>{seller.username}</bdi>
              </Link>
            ) : (
              t('seller.missing')
            )}
          </h2>
        </div>
        <ul role="list" className={styles.items}>
          {items.map(item => (
            <CartItemRow key={item.id} item={item} onQuantity={onQuantity} onRemove={onRemove} />
          ))}
        </ul>
      </div>
      <div className={styles.summary}>
        <GroupTotal cartId={cartId} seller={seller} items={items} />
        <Link className={buttonClass({ kind: 'secondary', wide: true })} to="/">
          {t('continue')}
        </Link>
      </div>
    </section>
  )
}

function GroupTotal({ cartId, seller, items }: Pick<SellerGroupProps, 'cartId' | 'seller' | 'items'>) {
  const t = useCartText()
  const buyable = buyableItems(items)
  if (!seller || buyable.length === 0) return <p>{t(nothingToBuy(items))}</p>
  return (
    <>
      <p className={styles.total}>
        <span>
          {t('total')}
          <span className={styles.count}>{t('total-quantity', { count: totalQuantity(items) })}</span>
        </span>
        <Price amount={totalPrice(items)} size="large" />
      </p>
      <p className={styles.note}>{t('shipping')}</p>
      <CheckoutButton cartId={cartId} sellerId={seller.id} items={buyable} />
    </>
  )
}

interface CheckoutButtonProps {
  cartId: number | null
  sellerId: number
  items: CartItem[]
}

function CheckoutButton({ cartId, sellerId, items }: CheckoutButtonProps) {
  const t = useCartText()
  const navigate = useNavigate()
  const { data: pending } = useQuery(pendingQuantitiesQuery)
  const quantities = items.map(({ id, quantity }) => `${id} × ${quantity}`).join()
  /** The quantities that were shown when the button was pressed. */
  const [pressed, setPressed] = useState<string>()
  const checkOut = useEffectEvent(() => {
    setPressed(undefined)
    // A quantity that could not be saved is the previous one again, with a message.
    if (pressed !== quantities) return
    storeCheckoutItems(items, { cartId })
    void navigate(checkoutPath(sellerId))
  })
  const isReady = pressed !== undefined && items.every(({ id }) => pending[id] === undefined)
  useEffect(() => {
    if (isReady) checkOut()
  }, [isReady])
  return (
    <Button wide size="large" pending={pressed !== undefined} onClick={() => setPressed(quantities)}>
      {t('checkout')}
    </Button>
  )
}
