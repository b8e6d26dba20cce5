import type { Product } from '@closyyy/contract/products-schemas'
import { useQuery } from '@closyyy/platform/query'
import { useSession } from '@closyyy/platform/session'
import { usePendingAction, useSignInPrompt } from '@closyyy/platform/sign-in/sign-in-prompt'
import { Button } from '@closyyy/ui/button'
import { BookmarkIcon, HeartIcon } from '@closyyy/ui/icons'
import * as quietRow from '../quiet-row.module.css'
import { type LikeKind, likeKinds } from './likes-queries.ts'
import { useLikesText } from './likes-text.ts'
import { productLikeQuery } from './product-like-query.ts'
import * as styles from './product-likes.module.css'
import { useLikeProduct } from './use-like-product.ts'

export function ProductLikes({ product }: { product: Product }) {
  const session = useSession()
  return session ? <OwnLikes product={product} userId={session.userId} /> : <GuestLikes product={product} />
}

function GuestLikes({ product }: { product: Product }) {
  const { data } = useQuery(productLikeQuery(product.id))
  const { prompt, promptSignIn } = useSignInPrompt()
  return (
    <div className={quietRow.row}>
      {likeKinds.map(kind => (
        <Button key={kind} kind="quiet" onClick={() => void promptSignIn({ kind, subject: product.id })}>
          <LikeFace kind={kind} isOn={false} count={data?.likes_count} />
        </Button>
      ))}
      {prompt}
    </div>
  )
}

function OwnLikes({ product: { id }, userId }: { product: Product; userId: number }) {
  const { data } = useQuery({ ...productLikeQuery(id, userId), placeholderData: before => before })
  const like = useLikeProduct(id, userId)
  usePendingAction({ kind: 'like', subject: id }, () => like.mutate({ kind: 'like', isOn: true }))
  usePendingAction({ kind: 'save', subject: id }, () => like.mutate({ kind: 'save', isOn: true }))
  return (
    <div className={quietRow.row}>
      {likeKinds.map(kind => {
        const isOn = (kind === 'like' ? data?.is_liked : data?.is_saved) ?? false
        return (
          <Button key={kind} kind="quiet" aria-pressed={isOn} onClick={() => like.mutate({ kind, isOn: !isOn })}>
            <LikeFace kind={kind} isOn={isOn} count={data?.likes_count} />
          </Button>
        )
      })}
    </div>
  )
}

function LikeFace({ kind, isOn, count }: { kind: LikeKind; isOn: boolean; count?: number }) {
  const t = useLikesText()
  return (
    <span className={quietRow.face}>
      {kind === 'like' ? <HeartIcon filled={isOn} /> : <BookmarkIcon filled={isOn} />}
      {t(kind)}
      {kind === 'like' && count ? <span className={styles.count}>{count}</span> : null}
    </span>
  )
}
