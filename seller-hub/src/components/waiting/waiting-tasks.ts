import { offerAllows } from '@closyyy/contract/offers'
import { listOffers } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { listOrders } from '@closyyy/contract/orders-calls'
import { OFFERS_PATH, PURCHASES_PATH, SELLING_ACTIVE_PATH, SOLD_ITEMS_PATH } from '@closyyy/contract/paths'
import { listOwnProducts } from '@closyyy/contract/products-calls'
import { callQuery, pagedCallQuery, useInfiniteQuery, useQuery } from '@closyyy/platform/query'

export interface WaitingTask {
  text: 'waiting.offers' | 'waiting.orders' | 'waiting.deliveries' | 'waiting.listings'
  to: string
  /** Number of open tasks; undefined while loading. */
  read: { data: number | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
}

/** Counts the person's open tasks. With `cached`, reads what other components have loaded and sends no request. */
export function useWaitingTasks({ cached = false } = {}): WaitingTask[] {
  const options = { enabled: !cached }
  const offers = useInfiniteQuery({ ...offersQuery, ...options, select: ({ pages }) => countOffersToAnswer(pages[0]) })
  const orders = useQuery({ ...ordersQuery('sold', 'pending'), ...options, select: totalOf })
  const deliveries = useQuery({ ...ordersQuery('purchased', 'delivered'), ...options, select: totalOf })
  const listings = useQuery({ ...rejectedQuery, ...options, select: totalOf })
  return [
    { text: 'waiting.offers', to: OFFERS_PATH, read: offers },
    { text: 'waiting.orders', to: `${SOLD_ITEMS_PATH}?status=pending`, read: orders },
    { text: 'waiting.deliveries', to: `${PURCHASES_PATH}?status=delivered`, read: deliveries },
    { text: 'waiting.listings', to: SELLING_ACTIVE_PATH, read: listings },
  ]
}

const offersQuery = pagedCallQuery(listOffers, { query: {} })

const ordersQuery = (type: 'sold' | 'purchased', status: 'pending' | 'delivered') =>
  callQuery(listOrders, { query: { type, status, sort: 'newest', page: 1 } })

const rejectedQuery = callQuery(listOwnProducts, { query: { sold: '0', approval_status: 'rejected', per_page: 1 } })

/** Counts the offers that the account can answer, among its newest 48. */
const countOffersToAnswer = (page: { original: Offer[] } | undefined) =>
  page?.original.filter(offer => offerAllows(offer, 'accept')).length ?? 0

const totalOf = ({ total }: { total: number }) => total
