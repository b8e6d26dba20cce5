import { notePress } from '../../gallery/note-press.ts'
import { ErrorState } from './error-state.tsx'

export function WithRetry() {
  return <ErrorState message="Failed to load products" onRetry={notePress} />
}
