import { HubPage } from '../components/hub-page.tsx'
import { AddAddress, Addresses } from '../features/addresses/addresses.tsx'
import { useAddressesText } from '../features/addresses/addresses-text.ts'

export function Component() {
  const t = useAddressesText()
  return (
    <HubPage title={t('title')} lead={t('lead')} action={<AddAddress />}>
      <Addresses />
    </HubPage>
  )
}
