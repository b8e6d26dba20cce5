import { HubPage } from '../components/hub-page.tsx'
import { SettingsLinks } from '../components/settings-links.tsx'
import { LoadedPreferences } from '../features/preferences/loaded-preferences.tsx'
import { PreferencesForm } from '../features/preferences/preferences-form.tsx'
import { usePreferencesText } from '../features/preferences/preferences-text.ts'

export function Component() {
  const t = usePreferencesText()
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <SettingsLinks />
      <LoadedPreferences>{preferences => <PreferencesForm preferences={preferences} />}</LoadedPreferences>
    </HubPage>
  )
}
