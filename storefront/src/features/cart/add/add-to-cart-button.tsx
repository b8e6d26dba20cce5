import { serverMessage } from '@closyyy/api-client/api-error'
import { CART_ITEMS_FORM_PATH, CART_PATH } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { isAddedToCart, storeQuantityLeft } from '@closyyy/platform/marketplace/added-to-cart'
import { Link } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { Alert } from '@closyyy/ui/alert'
import { Button, buttonClass } from '@closyyy/ui/button'
import { DoneIcon } from '@closyyy/ui/icons'
import { toast } from '@closyyy/ui/toast'
import { type SubmitEvent, useEffect, useState } from 'react'
import { canBuy } from '../../../components/can-buy.ts'
import { useCartOwner } from '../../../components/cart/cart-owner.ts'
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx'
import { useCart } from '../use-cart.ts'
import { useAddText } from './add-text.ts'
import * as styles from './add-to-cart-button.module.css'
import { useAddToCart } from './use-add-to-cart.ts'

export function AddToCartButton({ product }: { product: Product }) {
  const isOwn = useSession()?.userId === product.user.id
  const { quantity_left } = product
  useEffect(() => storeQuantityLeft(quantity_left), [quantity_left])
  if (isOwn || !canBuy(product)) return null
  return <AddToCart product={product} />
}

function AddToCart({ product }: { product: Product }) {
  const t = useAddText()
  const { title, quantity_left } = product
  const [quantity, setQuantity] = useState(1)
  const isAdded = useIsAdded(product.id)
  const errorText = (error: unknown) => serverMessage(error) ?? t('add.failed')
  const add = useAddToCart(product, error => toast(errorText(error), { kind: 'danger' }))

  // Without script the document server receives the form.
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    add.mutate(Math.min(quantity, quantity_left))
  }

  return (
    <div className={styles.buying}>
      <p className={styles.added} role="status">
        {isAdded && (
          <>
            <DoneIcon /> {t('add.again')}
          </>
        )}
      </p>
      {isAdded ? (
        <Link className={buttonClass({ wide: true, size: 'large' })} to={CART_PATH}>
          {t('view')}
        </Link>
      ) : (
        <form className={styles.choice} action={CART_ITEMS_FORM_PATH} method="post" onSubmit={submit}>
          <input type="hidden" name="product_id" value={product.id} />
          {quantity_left > 1 && (
            <QuantityStepper
              title={title}
              quantity={Math.min(quantity, quantity_left)}
              max={quantity_left}
              onChange={setQuantity}
            />
          )}
          <Button
            className={styles.add}
            size="large"
            pending={add.isPending}
            pendingLabel={t('add.pending')}
            type="submit"
          >
            {t('add')}
          </Button>
        </form>
      )}
      {add.error && <Alert kind="danger">{errorText(add.error)}</Alert>}
    </div>
  )
}

/** Falls back to the tab's storage until the cart is loaded. */
function useIsAdded(productId: number): boolean {
  const owner = useCartOwner()
  const { cart } = useCart()
  if (cart) return cart.items.some(({ product_id }) => product_id === productId)
  return owner !== undefined && isAddedToCart(productId)
}
