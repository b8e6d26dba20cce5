import { followUser, unfollowUser } from '@closyyy/contract/follows-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import type { Profile } from '@closyyy/contract/users-schemas'
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { shopProfileQuery } from './shop-queries.ts'

/** Follows or unfollows optimistically. */
export function useFollow(sellerId: number, userId: number, onFailed: (error: unknown) => void) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { queryKey } = shopProfileQuery(sellerId, userId)
  return useMutation({
    // Serializes quick presses.
    scope: { id: `follow-${sellerId}` },
    mutationFn: (isOn: boolean) => api.call(isOn ? followUser : unfollowUser, { params: { id: sellerId } }),
    onMutate: async isOn => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<Profile>(queryKey)
      if (before) queryClient.setQueryData(queryKey, withFollow(before, isOn))
      return before
    },
    onError: (error, _isOn, before) => {
      if (before) queryClient.setQueryData(queryKey, before)
      onFailed(error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: callKey(getProfile) }),
  })
}

function withFollow(profile: Profile, isOn: boolean): Profile {
  const change = Number(isOn) - Number(profile.is_following ?? false)
  return { ...profile, is_following: isOn, followers_count: profile.followers_count + change }
}
