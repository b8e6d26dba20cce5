import { HubPage } from '../components/hub-page.tsx'
import { VacationSwitch } from '../features/vacation/vacation-switch.tsx'
import { useVacationText } from '../features/vacation/vacation-text.ts'

export function Component() {
  const t = useVacationText()
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <VacationSwitch />
    </HubPage>
  )
}
