import type { CardProduct } from '@closyyy/contract/products-schemas'
import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useSession } from '@closyyy/platform/session'
import { usePendingAction, useSignInPrompt } from '@closyyy/platform/sign-in/sign-in-prompt'
import { IconButton } from '@closyyy/ui/icon-button'
import { BookmarkIcon, HeartIcon } from '@closyyy/ui/icons'
import * as styles from './card-likes.module.css'
import { type LikeKind, likeKinds, ownLikesQuery } from './likes-queries.ts'
import { useLikesText } from './likes-text.ts'
import { useLikeProduct } from './use-like-product.ts'

export interface CardLikesProps {
  product: CardProduct
}

export function CardLikes({ product }: CardLikesProps) {
  const session = useSession()
  if (!session) return <GuestLikes product={product} />
  return session.userId === product.user.id ? null : <OwnLikes product={product} userId={session.userId} />
}

function GuestLikes({ product }: CardLikesProps) {
  const { prompt, promptSignIn } = useSignInPrompt()
  return (
    <>
      <LikeButtons product={product} active={[]} onPress={kind => void promptSignIn({ kind, subject: product.id })} />
      {prompt}
    </>
  )
}

function OwnLikes({ product, userId }: CardLikesProps & { userId: number }) {
  const { api } = useServices()
  const { data } = useQuery(ownLikesQuery(api, userId))
  const like = useLikeProduct(product.id, userId)
  usePendingAction({ kind: 'like', subject: product.id }, () => like.mutate({ kind: 'like', isOn: true }))
  usePendingAction({ kind: 'save', subject: product.id }, () => like.mutate({ kind: 'save', isOn: true }))
  const active = likeKinds.filter(kind => data?.[kind].includes(product.id))
  return (
    <LikeButtons
      product={product}
      active={active}
      onPress={kind => like.mutate({ kind, isOn: !active.includes(kind) })}
    />
  )
}

const icons = { like: HeartIcon, save: BookmarkIcon }

interface LikeButtonsProps extends CardLikesProps {
  active: LikeKind[]
  onPress: (kind: LikeKind) => void
}

function LikeButtons({ product: { title }, active, onPress }: LikeButtonsProps) {
  const t = useLikesText()
  return (
    <div className={styles.likes}>
      {likeKinds.map(kind => {
        const Icon = icons[kind]
        const isOn = active.includes(kind)
        return (
          <IconButton
            key={kind}
            kind="onPhoto"
            label={t(`${kind}.label`, { title })}
            aria-pressed={isOn}
            onClick={() => onPress(kind)}
          >
            <Icon size={18} filled={isOn} />
          </IconButton>
        )
      })}
    </div>
  )
}
