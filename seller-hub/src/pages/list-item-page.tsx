import { HubPage } from '../components/hub-page.tsx'
import { ListingDesk } from '../features/listing-form/listing-desk.tsx'
import { useListingText } from '../features/listing-form/listing-text.ts'

export function Component() {
  const t = useListingText()
  return (
    <HubPage title={t('heading')} lead={t('intro')}>
      <ListingDesk />
    </HubPage>
  )
}
