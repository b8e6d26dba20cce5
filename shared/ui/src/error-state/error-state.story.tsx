import { toastPress } from '../../gallery/toast-press.ts'
import { ErrorState } from './error-state.tsx'

export function WithRetry() {
  return <ErrorState message="Failed to load products" onRetry={toastPress} />
}
