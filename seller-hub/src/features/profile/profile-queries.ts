import { getShop } from '@closyyy/contract/shops-calls'
import type { Shop } from '@closyyy/contract/shops-schemas'
import { getProfile } from '@closyyy/contract/users-calls'
import { callQuery, pagedCallQuery } from '@closyyy/platform/query'

export const profileTabs = {
  selling: { sold: '0' },
  sold: { sold: '1' },
  likes: { filter: 'liked' },
  saves: { filter: 'saved' },
} as const

export type ProfileTab = keyof typeof profileTabs

export function tabIn(query: URLSearchParams): ProfileTab {
  const named = query.get('tab') ?? ''
  return Object.hasOwn(profileTabs, named) ? (named as ProfileTab) : 'selling'
}

export const profileQuery = (userId: number) => callQuery(getProfile, { params: { id: userId } })

export function shopQuery(userId: number, tab: ProfileTab) {
  return {
    ...pagedCallQuery(getShop, { params: { id: userId }, query: profileTabs[tab] }),
    getNextPageParam: ({ products: { current_page, last_page } }: Shop) =>
      current_page < last_page ? current_page + 1 : undefined,
  }
}
