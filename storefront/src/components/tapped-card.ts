import type { CardProduct } from '@closyyy/contract/products-schemas'
import type { QueryClient } from '@closyyy/platform/query'

/** A card whose link was followed: its product's page shows it until the product is loaded. */
export interface TappedCard {
  product: CardProduct
  /** URL of the rendition on the card, which the browser has in memory. */
  photo: string | undefined
}

const keyOf = (productId: number) => ['tapped-card', productId]

export function storeTappedCard(queryClient: QueryClient, product: CardProduct, link: Element): void {
  const photo = link.closest('article')?.querySelector<HTMLImageElement>('img[srcset]')
  const isLoaded = photo?.complete && photo.naturalWidth > 0
  const card: TappedCard = { product, photo: isLoaded ? photo.currentSrc : undefined }
  queryClient.setQueryData(keyOf(product.id), card)
}

export const readTappedCard = (queryClient: QueryClient, productId: number) =>
  queryClient.getQueryData<TappedCard>(keyOf(productId))

export const forgetTappedCard = (queryClient: QueryClient, productId: number) =>
  queryClient.removeQueries({ queryKey: keyOf(productId) })
