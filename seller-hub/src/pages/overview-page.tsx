import { OFFERS_PATH, PURCHASES_PATH, SELLING_ACTIVE_PATH, SOLD_ITEMS_PATH } from '@closyyy/contract/paths'
import { HubPage } from '../components/hub-page.tsx'
import { Waiting } from '../components/waiting/waiting.tsx'
import { useOffersToAnswer } from '../features/offers/offers-queries.ts'
import { useOrderCount } from '../features/orders/orders-queries.ts'
import { OwnProducts } from '../features/products/own-products.tsx'
import { useListingsToCorrect } from '../features/products/own-products-queries.ts'
import { ItemsSoldCount, SellerFigures } from '../features/stats/seller-figures.tsx'
import { useText } from '../messages.ts'

export function Component() {
  const t = useText()
  return (
    <HubPage title={t('hub.overview')}>
      <Waiting
        tasks={[
          { text: 'waiting.offers', to: OFFERS_PATH, read: useOffersToAnswer() },
          { text: 'waiting.orders', to: `${SOLD_ITEMS_PATH}?status=pending`, read: useOrderCount('sold', 'pending') },
          {
            text: 'waiting.deliveries',
            to: `${PURCHASES_PATH}?status=delivered`,
            read: useOrderCount('purchased', 'delivered'),
          },
          { text: 'waiting.listings', to: SELLING_ACTIVE_PATH, read: useListingsToCorrect() },
        ]}
      />
      <SellerFigures />
      <OwnProducts isSold={false} />
      <OwnProducts isSold note={<ItemsSoldCount />} />
    </HubPage>
  )
}
