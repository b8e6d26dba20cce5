import { getShop } from '@closyyy/contract/shops-calls'
import type { Shop } from '@closyyy/contract/shops-schemas'
import { pagedCallQuery } from '@closyyy/platform/query'
import { choiceParam } from '../../components/url-view.ts'

const profileTabs = {
  selling: { sold: '0' },
  sold: { sold: '1' },
  likes: { filter: 'liked' },
  saves: { filter: 'saved' },
} as const

export type ProfileTab = keyof typeof profileTabs

export const tabNames = Object.keys(profileTabs) as ProfileTab[]

const profileLists = { ...profileTabs, followed: { filter: 'followed', sold: '0' } } as const

/** The list of a tab, or the new items of followed sellers. */
export type ProfileList = keyof typeof profileLists

export const profileView = { tab: choiceParam(tabNames, 'selling') }

export function shopQuery(userId: number, list: ProfileList) {
  return {
    ...pagedCallQuery(getShop, { params: { id: userId }, query: profileLists[list] }),
    // Refetches on Back from a product: it may have been sold meanwhile.
    refetchOnMount: 'always' as const,
    getNextPageParam: ({ products: { current_page, last_page } }: Shop) =>
      current_page < last_page ? current_page + 1 : undefined,
  }
}
