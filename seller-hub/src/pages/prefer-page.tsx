import { PREFERENCES_PATH } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { HubPage } from '../components/hub-page.tsx'
import { SettingsLinks } from '../components/settings-links.tsx'
import { LoadedPreferences } from '../features/preferences/loaded-preferences.tsx'
import { PreferencesList } from '../features/preferences/preferences-list.tsx'
import { usePreferencesText } from '../features/preferences/preferences-text.ts'

export function Component() {
  const t = usePreferencesText()
  return (
    <HubPage title={t('list.title')} lead={t('list.lead')}>
      <SettingsLinks />
      <LoadedPreferences>{preferences => <PreferencesList preferences={preferences} />}</LoadedPreferences>
      <div>
        <Link className={buttonClass({ kind: 'secondary' })} to={PREFERENCES_PATH}>
          {t('list.change')}
        </Link>
      </div>
    </HubPage>
  )
}
