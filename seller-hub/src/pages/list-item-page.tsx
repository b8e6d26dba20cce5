import { HubPage } from '../components/hub-page.tsx'
import { ListItem } from '../features/products/form/list-item.tsx'
import { useListingText } from '../features/products/form/listing-text.ts'

export function Component() {
  const t = useListingText()
  return (
    <HubPage title={t('heading')} lead={t('intro')}>
      <ListItem />
    </HubPage>
  )
}
