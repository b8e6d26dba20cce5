import type { Preferences } from '@closyyy/contract/preferences-schemas'
import { useQuery } from '@closyyy/platform/query'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import type { ReactNode } from 'react'
import * as styles from './loaded-preferences.module.css'
import { preferencesQuery } from './preferences-queries.ts'
import { usePreferencesText } from './preferences-text.ts'

export interface LoadedPreferencesProps {
  children: (preferences: Preferences) => ReactNode
}

export function LoadedPreferences({ children }: LoadedPreferencesProps) {
  const t = usePreferencesText()
  const { data, isError, isFetchedAfterMount, isFetching, refetch } = useQuery(preferencesQuery)
  if (data && isFetchedAfterMount) return children(data)
  if (!isError) return <Skeleton shape="block" className={styles.waiting} />
  return <ErrorState size="inline" message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
}
