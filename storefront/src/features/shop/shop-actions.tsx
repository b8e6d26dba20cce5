import { serverMessage } from '@closyyy/api-client/api-error'
import { parseId } from '@closyyy/contract/ids'
import { RATE_PARAM } from '@closyyy/contract/paths'
import type { Profile } from '@closyyy/contract/users-schemas'
import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { useSearchParams } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { usePendingAction, useSignInPrompt } from '@closyyy/platform/sign-in/sign-in-prompt'
import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCartOwner } from '../../components/cart/cart-owner.ts'
import * as styles from './shop-header.module.css'
import { useShopText } from './shop-text.ts'
import { useFollowShop } from './use-follow-shop.ts'

/** Delay of the rating dialog after sign-in (SESSION-6). */
const RATE_AFTER_MS = 800

export function ShopActions({ profile }: { profile: Profile }) {
  const session = useSession()
  if (!session) return <GuestActions sellerId={profile.id} />
  return session.userId === profile.id ? null : (
    <SignedInActions key={profile.id} profile={profile} userId={session.userId} />
  )
}

function GuestActions({ sellerId }: { sellerId: number }) {
  const t = useShopText()
  const { prompt, promptSignIn } = useSignInPrompt()
  const { orderId } = useOrderToRate()
  const owner = useCartOwner()
  const mustSignInToRate = orderId !== undefined && owner === 'guest'
  const promptToRate = useEffectEvent(() => void promptSignIn({ kind: 'rate', subject: sellerId }))
  useEffect(() => {
    if (mustSignInToRate) promptToRate()
  }, [mustSignInToRate])
  return (
    <div className={styles.actions}>
      <Button onClick={() => void promptSignIn({ kind: 'follow', subject: sellerId })}>{t('follow')}</Button>
      {prompt}
    </div>
  )
}

function SignedInActions({ profile, userId }: { profile: Profile; userId: number }) {
  const t = useShopText()
  const { id, username, is_following = false } = profile
  const follow = useFollowShop(id, userId, error =>
    toast(serverMessage(error) ?? t('follow.failed'), { kind: 'danger' }),
  )
  const [isRating, setRating] = useState(false)
  const dialog = useLazyComponent(
    async () => (await import(/* webpackChunkName: "storefront-dialogs" */ './ratings/rating-dialog.tsx')).RatingDialog,
    () => {
      setRating(false)
      toast(t('rate.missing'), { kind: 'danger' })
    },
  )
  const { orderId: linked, forget } = useOrderToRate()
  /** Outlives the URL's until it is rated, because the dialog opens with what was typed for it. */
  const [orderId, setOrderId] = useState(linked)
  const [isRated, setRated] = useState(false)
  const rate = () => {
    // Not once the dialog closes: its key would remove it, and the focus with it.
    if (isRated) setOrderId(undefined)
    setRating(true)
    void dialog.request()
  }
  const close = (isSent: boolean) => {
    setRating(false)
    setRated(isSent)
    forget()
  }
  const rateOrder = useEffectEvent(() => {
    rate()
    setOrderId(linked)
  })
  useEffect(() => {
    if (linked !== undefined) rateOrder()
  }, [linked])
  usePendingAction({ kind: 'follow', subject: id }, () => follow.mutate(true))
  usePendingAction({ kind: 'rate', subject: id }, rate, RATE_AFTER_MS)
  return (
    <div className={styles.actions}>
      <Button kind={is_following ? 'secondary' : 'primary'} onClick={() => follow.mutate(!is_following)}>
        {t(is_following ? 'unfollow' : 'follow')}
      </Button>
      <Button kind="secondary" pending={dialog.isLoading} onClick={rate}>
        {t('rate')}
      </Button>
      {dialog.Component && (
        <dialog.Component
          key={orderId}
          sellerId={id}
          orderId={orderId}
          username={username}
          open={isRating}
          onClose={close}
        />
      )}
    </div>
  )
}

/** Returns the order id of the URL; `forget` removes it once the form is closed. */
function useOrderToRate(): { orderId: number | undefined; forget: () => void } {
  const [search, setSearch] = useSearchParams()
  const forget = () => {
    if (!search.has(RATE_PARAM)) return
    setSearch(
      now => {
        now.delete(RATE_PARAM)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { orderId: parseId(search.get(RATE_PARAM)), forget }
}
