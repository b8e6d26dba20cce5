import { HubPage } from '../components/hub-page.tsx'
import { Team } from '../features/team/team.tsx'
import { useTeamText } from '../features/team/team-text.ts'

export function Component() {
  const t = useTeamText()
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <Team />
    </HubPage>
  )
}
