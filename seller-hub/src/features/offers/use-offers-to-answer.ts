import { offerAllows } from '@closyyy/contract/offers'
import { useInfiniteQuery } from '@closyyy/platform/query'
import { offersQuery } from './offers-queries.ts'

/** Counts the offers that the account can answer, among its newest 48. */
export function useOffersToAnswer() {
  const { data, ...read } = useInfiniteQuery({ ...offersQuery, refetchInterval: false })
  return { ...read, data: data?.pages[0]?.original.filter(offer => offerAllows(offer, 'accept')).length }
}
