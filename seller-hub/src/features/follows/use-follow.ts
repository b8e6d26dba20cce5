import { serverMessage } from '@closyyy/api-client/api-error'
import { followUser, unfollowUser } from '@closyyy/contract/follows-calls'
import type { Person } from '@closyyy/contract/follows-schemas'
import { getShop } from '@closyyy/contract/shops-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { useInvalidate } from '../../live-queries.ts'
import { useFollowsText } from './follows-text.ts'

/**
 * Follows or unfollows. `isOn` changes with the press and back after a failure. The list of people is not refetched, so
 * that one who was unfollowed by mistake can be followed again.
 */
export function useFollow({ id, is_following }: Person) {
  const t = useFollowsText()
  const { api } = useServices()
  const { mutate, variables, isError } = useMutation({
    // Serializes quick presses.
    scope: { id: `follow-${id}` },
    mutationFn: (isOn: boolean) => api.call(isOn ? followUser : unfollowUser, { params: { id } }),
    onError: error => toast(serverMessage(error) ?? t('follow.failed'), { kind: 'danger' }),
    onSettled: useInvalidate(getProfile, getShop),
  })
  const isOn = isError ? !variables : (variables ?? is_following)
  return { isOn, toggle: () => mutate(!isOn) }
}
