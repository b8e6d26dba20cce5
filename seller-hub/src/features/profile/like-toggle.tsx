import { getProductLike, likeProduct, saveProduct, unlikeProduct, unsaveProduct } from '@closyyy/contract/likes-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { IconButton } from '@closyyy/ui/icon-button'
import { BookmarkIcon, HeartIcon } from '@closyyy/ui/icons'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import { useInvalidate } from '../../components/live-queries.ts'
import { useProfileText } from './profile-text.ts'

const kinds = {
  likes: { Icon: HeartIcon, add: likeProduct, remove: unlikeProduct },
  saves: { Icon: BookmarkIcon, add: saveProduct, remove: unsaveProduct },
} as const

export interface LikeToggleProps {
  product: Product
  list: keyof typeof kinds
}

/** Takes a product off a list of likes or saves, and puts it back while the list is open (LIKE-7). */
export function LikeToggle({ product: { id, title }, list }: LikeToggleProps) {
  const t = useProfileText()
  const { api } = useServices()
  const { Icon, add, remove } = kinds[list]
  const [isListed, setListed] = useState(true)
  const { mutate, variables, isPending } = useMutation({
    // Serializes quick presses.
    scope: { id: `${list}-${id}` },
    mutationFn: (isOn: boolean) => api.call(isOn ? add : remove, { params: { id } }),
    onSuccess: (_like, isOn) => setListed(isOn),
    onError: () => toast(t('like.failed'), { kind: 'danger' }),
    onSettled: useInvalidate(getProductLike),
  })
  const isOn = isPending ? variables : isListed
  return (
    <IconButton kind="onPhoto" label={t(`like.${list}`, { title })} aria-pressed={isOn} onClick={() => mutate(!isOn)}>
      <Icon size={18} filled={isOn} />
    </IconButton>
  )
}
