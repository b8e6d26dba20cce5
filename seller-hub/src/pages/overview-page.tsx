import { HubPage } from '../components/hub-page.tsx'
import { Waiting } from '../components/waiting/waiting.tsx'
import { OwnProducts } from '../features/products/own-products.tsx'
import { ItemsSoldCount, SellerFigures } from '../features/stats/seller-figures.tsx'
import { useText } from '../messages.ts'

export function Component() {
  const t = useText()
  return (
    <HubPage title={t('hub.overview')}>
      <Waiting isSelling />
      <SellerFigures />
      <OwnProducts isSold={false} />
      <OwnProducts isSold note={<ItemsSoldCount />} />
    </HubPage>
  )
}
