import { listFollowers, listFollowing } from '@closyyy/contract/follows-calls'
import { pagedCallQuery } from '@closyyy/platform/query'
import { choiceParam } from '../../components/url-view.ts'

export const followTabs = ['items', 'sellers', 'followers'] as const
export type FollowTab = (typeof followTabs)[number]

export const followsView = { tab: choiceParam(followTabs, 'items') }

const page = { query: { per_page: 24 } }

/** Lists of people by tab. */
export type PeopleTab = Exclude<FollowTab, 'items'>

export const peopleQueries = {
  sellers: pagedCallQuery(listFollowing, page),
  followers: pagedCallQuery(listFollowers, page),
}
