import { toastPress } from '../../gallery/toast-press.ts'
import { ShowMore } from './show-more.tsx'

export function AfterTheSixthPage() {
  return <ShowMore shown={48} total={212} onMore={toastPress} />
}
