import type { Cart, CartItem } from '@closyyy/contract/carts-schemas'
import type { Product } from '@closyyy/contract/products-schemas'
import { emitCartChanged } from '@closyyy/event-bus/emit/storefront'
import { setAddedToCart, storeQuantityLeft } from '@closyyy/platform/marketplace/added-to-cart'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useCartOwner } from '../../../components/cart/cart-owner.ts'
import { cartKey } from '../use-cart.ts'

/** `onRemoved` receives a failure if its button is removed because the product was sold. */
export function useAddToCart(product: Product, onRemoved: (error: unknown) => void) {
  const owner = useCartOwner() ?? 'guest'
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (quantity: number) => {
      const { addItem } = await import(/* webpackChunkName: "storefront-product-deferred" */ './add-item.ts')
      return addItem({ product_id: product.id, quantity }, { api, queryClient, owner, onRemoved })
    },
    onSuccess: item => {
      setAddedToCart(product.id)
      storeQuantityLeft(product.quantity_left)
      queryClient.setQueryData<Cart>(cartKey(owner), cart => cart && withItem(cart, item))
      emitCartChanged({})
    },
  })
}

function withItem(cart: Cart, item: CartItem): Cart {
  const isKnown = cart.items.some(({ id }) => id === item.id)
  const items = isKnown ? cart.items.map(one => (one.id === item.id ? item : one)) : [...cart.items, item]
  return { ...cart, items }
}
