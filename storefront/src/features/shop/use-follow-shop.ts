import { getProfile } from '@closyyy/contract/users-calls'
import type { Profile } from '@closyyy/contract/users-schemas'
import { useFollow } from '@closyyy/platform/marketplace/use-follow'
import { callKey, useQueryClient } from '@closyyy/platform/query'
import { shopProfileQuery } from './shop-queries.ts'

/** Follows or unfollows a seller, and changes the shop's header optimistically. */
export function useFollowShop(sellerId: number, userId: number, onFailed: (error: unknown) => void) {
  const queryClient = useQueryClient()
  const { queryKey } = shopProfileQuery(sellerId, userId)
  return useFollow<Profile | undefined>(sellerId, {
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
