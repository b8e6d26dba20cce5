import { HubPage } from '../components/hub-page.tsx'
import { SettingsLinks } from '../components/settings-links.tsx'
import { KnownPreferences } from '../features/preferences/known-preferences.tsx'
import { PreferencesForm } from '../features/preferences/preferences-form.tsx'
import { usePreferencesText } from '../features/preferences/preferences-text.ts'

export function Component() {
  const t = usePreferencesText()
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <SettingsLinks />
      <KnownPreferences>{preferences => <PreferencesForm preferences={preferences} />}</KnownPreferences>
    </HubPage>
  )
}
