import { HubPage } from '../components/hub-page.tsx'
import { SuspensionList } from '../features/suspensions/suspension-list.tsx'
import { useSuspensionsText } from '../features/suspensions/suspensions-text.ts'

export function Component() {
  const t = useSuspensionsText()
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <SuspensionList />
    </HubPage>
  )
}
