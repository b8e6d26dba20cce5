import { serverMessage } from '@closyyy/api-client/api-error'
import { listFollowers, listFollowing } from '@closyyy/contract/follows-calls'
import type { Person, PersonPage } from '@closyyy/contract/follows-schemas'
import { getShop } from '@closyyy/contract/shops-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { useFollow } from '@closyyy/platform/marketplace/use-follow'
import { callKey, useQueryClient } from '@closyyy/platform/query'
import { toast } from '@closyyy/ui/toast'
import { useInvalidate } from '../../components/live-queries.ts'
import { useFollowsText } from './follows-text.ts'

/**
 * Follows or unfollows a person of a list. `isOn` changes with the press and back after a failure. The lists of people
 * are changed, not refetched, so that somebody who was unfollowed by mistake can be followed again.
 */
export function useFollowPerson({ id, is_following }: Person) {
  const t = useFollowsText()
  const queryClient = useQueryClient()
  const { mutate, variables, isPending } = useFollow(id, {
    onSuccess(_profile, isOn) {
      for (const call of [listFollowing, listFollowers])
        queryClient.setQueriesData<Lists>({ queryKey: callKey(call) }, lists => lists && withFollow(lists, id, isOn))
    },
    onError: error => toast(serverMessage(error) ?? t('follow.failed'), { kind: 'danger' }),
    onSettled: useInvalidate(getProfile, getShop),
  })
  const isOn = isPending ? variables : is_following
  return { isOn, toggle: () => mutate(!isOn) }
}

interface Lists {
  pages: PersonPage[]
  pageParams: unknown[]
}

function withFollow({ pages, pageParams }: Lists, id: number, is_following: boolean): Lists {
  const changed = (person: Person) => (person.id === id ? { ...person, is_following } : person)
  return { pageParams, pages: pages.map(page => ({ ...page, data: page.data.map(changed) })) }
}
