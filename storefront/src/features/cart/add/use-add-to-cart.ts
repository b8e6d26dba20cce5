import type { Cart, CartItem } from '@closyyy/contract/carts-schemas'
import { getProduct } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { emitCartChanged } from '@closyyy/event-bus/emit/storefront'
import { setAddedToCart, storeQuantityLeft } from '@closyyy/platform/added-to-cart'
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useCartOwner } from '../../../components/cart/cart-owner.ts'
import { cartKey } from '../use-cart.ts'

export function useAddToCart(product: Product, onFailed: (error: unknown) => void) {
  const owner = useCartOwner() ?? 'guest'
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (quantity: number) => {
      const { addItem } = await import(/* webpackChunkName: "storefront-product-late" */ './add-item.ts')
      return addItem(api, owner, { product_id: product.id, quantity })
    },
    onSuccess: item => {
      setAddedToCart(product.id)
      storeQuantityLeft(product.quantity_left)
      queryClient.setQueryData<Cart>(cartKey(owner), cart => cart && withItem(cart, item))
      emitCartChanged({})
    },
    onError: error => {
      onFailed(error)
      // The product may have been sold since.
      void queryClient.invalidateQueries({ queryKey: callKey(getProduct, { params: { id: product.id } }) })
    },
  })
}

function withItem(cart: Cart, item: CartItem): Cart {
  const isKnown = cart.items.some(({ id }) => id === item.id)
  const items = isKnown ? cart.items.map(one => (one.id === item.id ? item : one)) : [...cart.items, item]
  return { ...cart, items }
}
