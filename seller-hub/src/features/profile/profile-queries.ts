import { getShop } from '@closyyy/contract/shops-calls'
import type { Shop } from '@closyyy/contract/shops-schemas'
import { getProfile } from '@closyyy/contract/users-calls'
import { callQuery, pagedCallQuery } from '@closyyy/platform/query'

/** The tabs of the profile, and what each asks the shop for. */
export const profileTabs = {
  selling: { sold: '0' },
  sold: { sold: '1' },
  likes: { filter: 'liked' },
  saves: { filter: 'saved' },
} as const

export type ProfileTab = keyof typeof profileTabs

/** The tab that an address names; what is on sale unless it names one. */
export function tabIn(query: URLSearchParams): ProfileTab {
  const named = query.get('tab') ?? ''
  return Object.hasOwn(profileTabs, named) ? (named as ProfileTab) : 'selling'
}

/** What everybody sees of a person. */
export const profileQuery = (userId: number) => callQuery(getProfile, { params: { id: userId } })

/** A shop's description with the products of one tab, page after page. */
export function shopQuery(userId: number, tab: ProfileTab) {
  return {
    ...pagedCallQuery(getShop, { params: { id: userId }, query: profileTabs[tab] }),
    getNextPageParam: ({ products: { current_page, last_page } }: Shop) =>
      current_page < last_page ? current_page + 1 : undefined,
  }
}
