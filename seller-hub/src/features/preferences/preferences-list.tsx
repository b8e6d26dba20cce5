import type { Preferences } from '@closyyy/contract/preferences-schemas'
import * as styles from './preferences-list.module.css'
import { preferenceGroups } from './preferences-queries.ts'
import { usePreferencesText } from './preferences-text.ts'

export function PreferencesList({ preferences }: { preferences: Preferences }) {
  const t = usePreferencesText()
  const flags = preferenceGroups.flatMap(group => group.flags)
  return (
    <dl className={styles.list}>
      {flags.map(flag => (
        <div key={flag} className={styles.line}>
          <dt>{t(flag)}</dt>
          <dd className={styles.state} data-on={preferences[flag] || undefined}>
            {t(preferences[flag] ? 'list.on' : 'list.off')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
