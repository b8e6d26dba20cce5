import type { Product } from '@closyyy/contract/products'
import { useQuery } from '@closyyy/platform/query'
import { useSession } from '@closyyy/platform/session'
import { useGrantedWish, useSignInPrompt } from '@closyyy/platform/sign-in-prompt'
import { Button } from '@closyyy/ui/button'
import { BookmarkIcon } from '@closyyy/ui/icon/bookmark-icon'
import { HeartIcon } from '@closyyy/ui/icon/heart-icon'
import { type MarkKind, productMarkQuery } from '../../../components/marks/mark-queries.ts'
import { useMarkText } from '../../../components/marks/mark-text.ts'
import { useMarkProduct } from '../../../components/marks/use-mark-product.ts'
import * as quietRow from '../../../components/quiet-row.module.css'
import * as styles from './product-marks.module.css'

const kinds: MarkKind[] = ['like', 'save']

/** Like and save; a guest is asked to sign in first. */
export function ProductMarks({ product }: { product: Product }) {
  const session = useSession()
  return session ? <OwnMarks product={product} userId={session.userId} /> : <GuestMarks product={product} />
}

function GuestMarks({ product }: { product: Product }) {
  const { data } = useQuery(productMarkQuery(product.id))
  const { prompt, ask } = useSignInPrompt()
  return (
    <div className={quietRow.row}>
      {kinds.map(kind => (
        <Button key={kind} kind="quiet" onClick={() => void ask({ kind, subject: product.id })}>
          <MarkFace kind={kind} isOn={false} count={data?.likes_count} />
        </Button>
      ))}
      {prompt}
    </div>
  )
}

function OwnMarks({ product: { id }, userId }: { product: Product; userId: number }) {
  const { data } = useQuery({ ...productMarkQuery(id, userId), placeholderData: before => before })
  const mark = useMarkProduct(id, userId)
  useGrantedWish({ kind: 'like', subject: id }, () => mark.mutate({ kind: 'like', isOn: true }))
  useGrantedWish({ kind: 'save', subject: id }, () => mark.mutate({ kind: 'save', isOn: true }))
  return (
    <div className={quietRow.row}>
      {kinds.map(kind => {
        const isOn = (kind === 'like' ? data?.is_liked : data?.is_saved) ?? false
        return (
          <Button key={kind} kind="quiet" aria-pressed={isOn} onClick={() => mark.mutate({ kind, isOn: !isOn })}>
            <MarkFace kind={kind} isOn={isOn} count={data?.likes_count} />
          </Button>
        )
      })}
    </div>
  )
}

function MarkFace({ kind, isOn, count }: { kind: MarkKind; isOn: boolean; count?: number }) {
  const t = useMarkText()
  return (
    <span className={quietRow.face}>
      {kind === 'like' ? <HeartIcon filled={isOn} /> : <BookmarkIcon filled={isOn} />}
      {t(kind)}
      {kind === 'like' && count ? <span className={styles.count}>{count}</span> : null}
    </span>
  )
}
