import { HubPage } from '../components/hub-page.tsx'
import { SettingsLinks } from '../components/settings-links.tsx'
import { Passkeys } from '../features/passkeys/passkeys.tsx'
import { TwoStepLogin } from '../features/second-factors/two-step-login.tsx'
import { Devices } from '../features/sessions/devices.tsx'
import { useSessionsText } from '../features/sessions/sessions-text.ts'

export function Component() {
  const t = useSessionsText()
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <SettingsLinks />
      <Devices />
      <Passkeys />
      <TwoStepLogin />
    </HubPage>
  )
}
