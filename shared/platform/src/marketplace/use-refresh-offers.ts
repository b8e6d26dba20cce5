// Shared modules by name, so that remotes get the shell's copy instead of bundling their own.
import { getOfferConversation, listOffers } from '@closyyy/contract/offers-calls'
import { getProduct } from '@closyyy/contract/products-calls'
import { callKey, useQueryClient } from '@closyyy/platform/query'

/** Returns a function that refetches offers and their products; also after failures: the other side may have acted first. */
export function useRefreshOffers() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      [getOfferConversation, listOffers, getProduct].map(call =>
        queryClient.invalidateQueries({ queryKey: callKey(call) }),
      ),
    )
  }
}
