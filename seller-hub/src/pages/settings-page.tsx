import { HubPage } from '../components/hub-page.tsx'
import { SettingsLinks } from '../components/settings-links.tsx'
import { SignInSettings } from '../features/accounts/sign-in-settings.tsx'
import { DataExport } from '../features/data-export/data-export.tsx'
import { SettingsForm } from '../features/settings/settings-form.tsx'
import { useSettingsText } from '../features/settings/settings-text.ts'

export function Component() {
  const t = useSettingsText()
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <SettingsLinks />
      <SettingsForm />
      <SignInSettings />
      <DataExport />
    </HubPage>
  )
}
