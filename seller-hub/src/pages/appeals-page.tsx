import { HubPage } from '../components/hub-page.tsx'
import { AppealList } from '../features/appeals/appeal-list.tsx'
import { useAppealsText } from '../features/appeals/appeals-text.ts'

export function Component() {
  const t = useAppealsText()
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <AppealList />
    </HubPage>
  )
}
