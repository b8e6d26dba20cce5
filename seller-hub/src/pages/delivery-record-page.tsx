import { HubPage } from '../components/hub-page.tsx'
import { SettingsLinks } from '../components/settings-links.tsx'
import { DeliveryRecord } from '../features/phone-records/delivery-record.tsx'
import { usePhoneRecordsText } from '../features/phone-records/phone-records-text.ts'

export function Component() {
  const t = usePhoneRecordsText()
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <SettingsLinks />
      <DeliveryRecord />
    </HubPage>
  )
}
