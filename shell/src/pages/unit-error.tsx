import { isServedOffline } from '../offline/served-offline.ts'
import { LazyOfflinePage } from './lazy-offline-page.tsx'
import { UnitNotice } from './unit-notice.tsx'

export const UnitError = () => (navigator.onLine && !isServedOffline() ? <UnitNotice /> : <LazyOfflinePage />)
