import { followUser, unfollowUser } from '@closyyy/contract/follows-calls'
import type { Profile } from '@closyyy/contract/users-schemas'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'

type MutationOptions<Before> = Parameters<typeof useMutation<Profile, Error, boolean, Before>>[0]

/** What a unit does with the data it cached, at each step of a mutation. */
export type FollowCallbacks<Before> = Pick<MutationOptions<Before>, 'onMutate' | 'onSuccess' | 'onError' | 'onSettled'>

/**
 * Follows a person with `mutate(true)`, unfollows them with `mutate(false)`. `Before` is what `onMutate` returns, for
 * `onError` to restore.
 */
export function useFollow<Before = undefined>(userId: number, callbacks: FollowCallbacks<Before>) {
  const { api } = useServices()
  return useMutation({
    // Serializes quick presses.
    scope: { id: `follow-${userId}` },
    mutationFn: (isOn: boolean) => api.call(isOn ? followUser : unfollowUser, { params: { id: userId } }),
    ...callbacks,
  })
}
