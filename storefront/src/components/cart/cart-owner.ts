import { useSession } from '@closyyy/platform/session'
import { useSyncExternalStore } from 'react'

/** User id, or the guest of this browser. */
export type CartOwner = number | 'guest'

const never = () => () => undefined

/** Undefined on the server and while hydrating, when the session is unknown. */
export function useCartOwner(): CartOwner | undefined {
  const session = useSession()
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isHydrated ? (session?.userId ?? 'guest') : undefined
}
