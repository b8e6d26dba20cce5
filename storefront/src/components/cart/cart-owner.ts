import { useSession } from '@closyyy/platform/session'
import { useSyncExternalStore } from 'react'

/** Whose cart it is: a user's, by id, or this browser's guest's. */
export type CartOwner = number | 'guest'

const never = () => () => undefined

/** The owner of the cart on this page; undefined on the server and while hydrating, where nobody is known yet. */
export function useCartOwner(): CartOwner | undefined {
  const session = useSession()
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isHydrated ? (session?.userId ?? 'guest') : undefined
}
