import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { ENDED_SESSION_KEY } from '@closyyy/platform/session-data/session-keys'
import { useEffect } from 'react'
import type { CartOwner } from '../../../components/cart/cart-owner.ts'

/** Returns the notice, once loaded, for a guest whose session ended in this tab (CHECKOUT-16). */
export function useEndedSession(owner: CartOwner, isFetching: boolean) {
  const { Component, request } = useLazyComponent(
    async () => (await import(/* webpackChunkName: "storefront-ended-session" */ './ended-session.tsx')).EndedSession,
  )
  useEffect(() => {
    // Checks after each fetch, because the shell sets the key late and then invalidates all queries.
    if (!isFetching && owner === 'guest' && sessionStorage.getItem(ENDED_SESSION_KEY)) void request()
  }, [isFetching, owner, request])
  return Component
}
