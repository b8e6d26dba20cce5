import { useIsHydrated } from '@closyyy/platform/rendering/hydration'
import { useSession } from '@closyyy/platform/session'

/** User id, or the guest of this browser. */
export type CartOwner = number | 'guest'

/** Undefined on the server and while hydrating, when the session is unknown. */
export function useCartOwner(): CartOwner | undefined {
  const session = useSession()
  const isHydrated = useIsHydrated()
  return isHydrated ? (session?.userId ?? 'guest') : undefined
}
