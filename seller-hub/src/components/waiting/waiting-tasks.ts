import type { Chat } from '@closyyy/contract/chats-schemas'
import { offerAllows } from '@closyyy/contract/offers'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { listOrders } from '@closyyy/contract/orders-calls'
import type { OrderPage } from '@closyyy/contract/orders-schemas'
import {
  MESSAGES_PATH,
  OFFERS_PATH,
  PURCHASES_PATH,
  SELLING_ACTIVE_PATH,
  SOLD_ITEMS_PATH,
} from '@closyyy/contract/paths'
import { listOwnProducts } from '@closyyy/contract/products-calls'
import { callQuery, useInfiniteQuery, useQuery } from '@closyyy/platform/query'
import { chatsQuery, offersQuery } from '../conversation/conversation-queries.ts'
import { earliest } from './earliest.ts'

export interface OpenTasks {
  count: number
  /** The earliest deadline, an ISO time. */
  by?: string | undefined
}

export interface WaitingTask {
  text: 'waiting.chats' | 'waiting.offers' | 'waiting.orders' | 'waiting.deliveries' | 'waiting.listings'
  to: string
  /** Open tasks; undefined while loading. */
  read: { data: OpenTasks | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
}

/** Counts the person's open tasks. With `cached`, reads what other components have loaded and sends no request. */
export function useWaitingTasks({ cached = false } = {}): WaitingTask[] {
  const options = { enabled: !cached }
  const offers = useInfiniteQuery({ ...offersQuery, ...options, select: ({ pages }) => offersToAnswer(pages[0]) })
  const chats = useInfiniteQuery({ ...chatsQuery, ...options, select: ({ pages }) => unreadChats(pages[0]) })
  const orders = useQuery({ ...ordersQuery('sold', 'pending'), ...options, select: waitingOrders })
  const deliveries = useQuery({ ...ordersQuery('purchased', 'delivered'), ...options, select: waitingDeliveries })
  const listings = useQuery({ ...rejectedQuery, ...options, select: totalOf })
  return [
    { text: 'waiting.offers', to: OFFERS_PATH, read: offers },
    { text: 'waiting.orders', to: `${SOLD_ITEMS_PATH}?status=pending`, read: orders },
    { text: 'waiting.deliveries', to: `${PURCHASES_PATH}?status=delivered`, read: deliveries },
    { text: 'waiting.chats', to: MESSAGES_PATH, read: chats },
    { text: 'waiting.listings', to: SELLING_ACTIVE_PATH, read: listings },
  ]
}

const ordersQuery = (type: 'sold' | 'purchased', status: 'pending' | 'delivered') =>
  callQuery(listOrders, { query: { type, status, sort: 'oldest', page: 1 } })

const rejectedQuery = callQuery(listOwnProducts, { query: { sold: '0', approval_status: 'rejected', per_page: 1 } })

/** Counts the offers that the account can answer, among its newest 48. */
function offersToAnswer(page: { original: Offer[] } | undefined): OpenTasks {
  const open = page?.original.filter(offer => offerAllows(offer, 'accept')) ?? []
  return { count: open.length, by: earliest(open.map(({ expires_at }) => expires_at)) }
}

/** Counts the unread chats of the first page, which come first. */
const unreadChats = (page: { data: Chat[] } | undefined): OpenTasks => ({
  count: page?.data.filter(({ is_unread }) => is_unread).length ?? 0,
})

const waitingOrders = ({ total, data }: OrderPage): OpenTasks => ({
  count: total,
  by: earliest(data.map(({ deadline_at }) => deadline_at)),
})

/** Leaves out deliveries with an open problem (ORDER-18), which are among the oldest ones: the others end by themselves. */
const waitingDeliveries = ({ total, data }: OrderPage): OpenTasks => {
  const open = data.filter(({ open_dispute }) => !open_dispute)
  return {
    count: total - (data.length - open.length),
    by: earliest(open.map(({ deadline_at }) => deadline_at)),
  }
}

const totalOf = ({ total }: { total: number }): OpenTasks => ({ count: total })
