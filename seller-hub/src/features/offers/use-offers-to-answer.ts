import { useInfiniteQuery } from '@closyyy/platform/query'
import { useSession } from '@closyyy/platform/session'
import { isTurnOf } from './offers-policy.ts'
import { offersQuery } from './offers-queries.ts'

/** Counts the conversations in which it is the person's turn, among the newest 48 of them. */
export function useOffersToAnswer() {
  const userId = useSession()?.userId ?? 0
  const { data, ...read } = useInfiniteQuery({ ...offersQuery, refetchInterval: false })
  return { ...read, data: data?.pages[0]?.original.filter(offer => isTurnOf(offer, userId)).length }
}
