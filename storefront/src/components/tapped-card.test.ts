import { createApiClient } from '@closyyy/api-client/api-client'
import type { CardProduct } from '@closyyy/contract/products-schemas'
import { createQueryClient } from '@closyyy/platform/query'
import { expect, test } from 'vitest'
import { forgetTappedCard, readTappedCard, storeTappedCard } from './tapped-card.ts'

const product = { id: 7, title: 'Linen kurta' } as CardProduct
const queryClient = () => createQueryClient(createApiClient({ base: '/api' }))

/** Returns the link of a card with a placeholder and a photo in this state. */
function linkOfCard(state: { complete: boolean; naturalWidth: number }): Element {
  const card = document.createElement('article')
  card.innerHTML =
    '<img src="data:image/gif;base64,R0lGOD"><img srcset="/480.webp 480w"><a href="/products/a/b-7">Kurta</a>'
  const photo = card.querySelector('img[srcset]') as HTMLImageElement
  Object.defineProperties(photo, {
    complete: { value: state.complete },
    naturalWidth: { value: state.naturalWidth },
    currentSrc: { value: '/480.webp' },
  })
  return card.querySelector('a') as Element
}

test('stores the product of a followed card with the rendition on screen', () => {
  const client = queryClient()
  storeTappedCard(client, product, linkOfCard({ complete: true, naturalWidth: 480 }))
  expect(readTappedCard(client, 7)).toEqual({ product, photo: '/480.webp' })
  expect(readTappedCard(client, 8)).toBeUndefined()
})

test.each([
  ['is still loading', { complete: false, naturalWidth: 0 }],
  ['failed to load', { complete: true, naturalWidth: 0 }],
])('stores no photo that %s', (_, state) => {
  const client = queryClient()
  storeTappedCard(client, product, linkOfCard(state))
  expect(readTappedCard(client, 7)).toEqual({ product, photo: undefined })
})

test('forgets a card', () => {
  const client = queryClient()
  storeTappedCard(client, product, linkOfCard({ complete: true, naturalWidth: 480 }))
  forgetTappedCard(client, 7)
  expect(readTappedCard(client, 7)).toBeUndefined()
})
