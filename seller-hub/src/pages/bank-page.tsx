import { HubPage } from '../components/hub-page.tsx'
import { BankDetails } from '../features/bank-details/bank-details.tsx'
import { useBankDetailsText } from '../features/bank-details/bank-details-text.ts'

export function Component() {
  const t = useBankDetailsText()
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <BankDetails />
    </HubPage>
  )
}
