import type { Product } from '@closyyy/contract/products'
import { useQuery } from '@closyyy/platform/query'
import { Link, useLocation } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { Button, buttonClass } from '@closyyy/ui/button'
import { BookmarkIcon, HeartIcon } from '@closyyy/ui/icon'
import { toast } from '@closyyy/ui/toast'
import { productMarkQuery } from '../product-detail-queries.ts'
import { useProductText } from '../product-text.ts'
import { type MarkKind, useMarkProduct } from './mark-product.ts'
import * as styles from './product-marks.module.css'

const kinds: MarkKind[] = ['like', 'save']

/** Like and save; a guest is led to login and back. */
export function ProductMarks({ product }: { product: Product }) {
  const session = useSession()
  return session ? <OwnMarks product={product} userId={session.userId} /> : <GuestMarks product={product} />
}

function GuestMarks({ product }: { product: Product }) {
  const { pathname, search } = useLocation()
  const { data } = useQuery(productMarkQuery(product.id))
  const login = `/seller/login?redirect=${encodeURIComponent(pathname + search)}`
  return (
    <div className={styles.marks}>
      {kinds.map(kind => (
        <Link key={kind} to={login} rel="nofollow" className={buttonClass({ kind: 'quiet' })}>
          <MarkFace kind={kind} isOn={false} count={data?.likes_count} />
        </Link>
      ))}
    </div>
  )
}

function OwnMarks({ product, userId }: { product: Product; userId: number }) {
  const t = useProductText()
  const { data } = useQuery({ ...productMarkQuery(product.id, userId), placeholderData: before => before })
  const mark = useMarkProduct({
    productId: product.id,
    userId,
    onFailed: () => toast(t('mark-failed'), { kind: 'danger' }),
  })
  const press = (kind: MarkKind, isOn: boolean) => {
    mark.mutate({ kind, isOn })
    if (kind === 'save' && isOn) toast(t('saved-toast'))
  }
  return (
    <div className={styles.marks}>
      {kinds.map(kind => {
        const isOn = (kind === 'like' ? data?.is_liked : data?.is_saved) ?? false
        return (
          <Button key={kind} kind="quiet" aria-pressed={isOn} onClick={() => press(kind, !isOn)}>
            <MarkFace kind={kind} isOn={isOn} count={data?.likes_count} />
          </Button>
        )
      })}
    </div>
  )
}

function MarkFace({ kind, isOn, count }: { kind: MarkKind; isOn: boolean; count?: number }) {
  const t = useProductText()
  return (
    <span className={styles.face}>
      {kind === 'like' ? <HeartIcon filled={isOn} /> : <BookmarkIcon filled={isOn} />}
      {t(kind)}
      {kind === 'like' && count ? <span className={styles.count}>{count}</span> : null}
    </span>
  )
}
