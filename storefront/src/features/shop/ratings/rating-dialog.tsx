import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import type { CallInput } from '@closyyy/contract/call'
import { listOrders } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { MAX_RATING_COMMENT_LENGTH, RATING_HIDDEN_DAYS } from '@closyyy/contract/ratings'
import { listRatings, rateUser } from '@closyyy/contract/ratings-calls'
import type { Rating } from '@closyyy/contract/ratings-schemas'
import { getProfile } from '@closyyy/contract/users-calls'
import { FormError } from '@closyyy/forms/form-error'
import { useAfterSuccess } from '@closyyy/forms/use-after-success'
import { useFailureToast } from '@closyyy/forms/use-failure-toast'
import { type UnsentValues, useForm } from '@closyyy/forms/use-form'
import { type IdempotencyKeys, useIdempotencyKey } from '@closyyy/forms/use-idempotency-key'
import { callKey, callQuery, useQuery, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { Skeleton } from '@closyyy/ui/skeleton'
import { StarChoice } from '@closyyy/ui/star-choice'
import { TextArea } from '@closyyy/ui/text-area'
import { useRef, useState } from 'react'
import { useShopText } from '../shop-text.ts'
import { PictureChoice } from './picture-choice.tsx'
import * as styles from './rating-dialog.module.css'

export interface RatingDialogProps {
  sellerId: number
  /** Without it the server rates the oldest unrated order. */
  orderId?: number | undefined
  username: string
  open: boolean
  onClose: (isRated: boolean) => void
}

/** Time before the dialog closes (RATING-3). */
const CLOSE_AFTER_MS = 4000

/** Rates a seller: stars, comment, pictures (RATING-1); a rating that is sent again has the same key (SHOP-8). */
export function RatingDialog({ username, open, onClose, ...rated }: RatingDialogProps) {
  const t = useShopText()
  const unsent = useRef<RatingValues>(undefined)
  const [pictures, setPictures] = useState<File[]>([])
  const [sent, setSent] = useState<Rating>()
  const keys = useIdempotencyKey()
  useFailureToast(open, unsent, error => serverMessage(error) ?? t('rate.failed'))

  function finish(rating: Rating) {
    setSent(rating)
    setPictures([])
    keys.forget()
  }

  function close() {
    setSent(undefined)
    onClose(sent !== undefined)
  }

  return (
    <Dialog size="small" open={open} onClose={close} title={t('rate.title', { username })}>
      {sent ? (
        <Thanks rating={sent} username={username} onDone={close} />
      ) : (
        <RatingForm
          {...rated}
          unsent={unsent}
          pictures={pictures}
          setPictures={setPictures}
          keyOf={keys.keyOf}
          onSent={finish}
        />
      )}
    </Dialog>
  )
}

interface ThanksProps {
  rating: Rating
  username: string
  onDone: () => void
}

function Thanks({ rating, username, onDone }: ThanksProps) {
  const t = useShopText()
  useAfterSuccess(CLOSE_AFTER_MS, true, onDone)
  return (
    <Alert kind="success">
      <p>{t('rate.thanks')}</p>
      {rating.hidden_until && <p>{t('rate.hidden', { name: username, count: RATING_HIDDEN_DAYS })}</p>}
    </Alert>
  )
}

interface RatingValues extends Record<string, string> {
  rating: string
  comment: string
}

interface RatingFormProps extends Pick<RatingDialogProps, 'sellerId' | 'orderId'> {
  unsent: UnsentValues<RatingValues>
  pictures: File[]
  setPictures: (pictures: File[]) => void
  keyOf: IdempotencyKeys['keyOf']
  onSent: (rating: Rating) => void
}

function RatingForm({ sellerId, orderId, unsent, pictures, setPictures, keyOf, onSent }: RatingFormProps) {
  const t = useShopText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { form, field, values, set, errors, isPending, formError } = useForm({
    initial: unsent.current ?? { rating: '', comment: '' },
    unsent,
    check: ({ rating, comment }) => ({
      ...(rating === '' && { rating: t('rate.required') }),
      ...(comment.trim() === '' && { comment: t('rate.required') }),
    }),
    send: async ({ rating, comment }) => {
      const body = new FormData()
      if (orderId !== undefined) body.set('order_id', String(orderId))
      body.set('rating', rating)
      body.set('comment', comment)
      for (const picture of pictures) body.append('pictures[]', picture)
      const files = pictures.map(({ name, size, lastModified }) => [name, size, lastModified])
      const headers = { 'Idempotency-Key': keyOf(JSON.stringify([rating, comment, files])) }
      const input = { params: { id: sellerId }, body } as unknown as CallInput<typeof rateUser>
      const sent = await api.call(rateUser, input, { headers })
      await Promise.all(
        [getProfile, listRatings, listOrders].map(call => queryClient.invalidateQueries({ queryKey: callKey(call) })),
      )
      onSent(sent)
    },
    formErrorOf: error =>
      isApiError(error) && error.code === 'signed-out'
        ? t('rate.signed-out')
        : (serverMessage(error) ?? t('rate.failed')),
  })

  const { order, isPending: isLoading } = useRatedOrder(orderId)
  if (order?.ratings?.by_buyer && !isPending && values.comment === '')
    return <Alert kind="success">{t('rate.rated')}</Alert>
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      {orderId !== undefined && <OrderLine order={order} isPending={isLoading} />}
      <fieldset className={styles.fields} disabled={isPending}>
        <StarChoice
          legend={t('rate.stars')}
          starLabel={count => t('rate.star', { count })}
          value={values.rating}
          onChange={stars => set('rating', stars)}
          error={errors.rating}
        />
        <TextArea
          {...field('comment')}
          label={t('rate.comment')}
          hint={t('rate.comment.hint')}
          dir="auto"
          maxLength={MAX_RATING_COMMENT_LENGTH}
        />
        <PictureChoice pictures={pictures} onChange={setPictures} />
      </fieldset>
      <Button type="submit" wide pending={isPending} pendingLabel={t('rate.pending')}>
        {t('rate.submit')}
      </Button>
    </form>
  )
}

function useRatedOrder(id: number | undefined) {
  const query = callQuery(listOrders, { query: { type: 'purchased', ...(id !== undefined && { orderId: id }) } })
  const { data, isPending } = useQuery({ ...query, enabled: id !== undefined })
  return { order: data?.data.find(one => one.id === id), isPending }
}

/** Names the rated order; renders nothing if it did not load: the form works without it. */
function OrderLine({ order, isPending }: { order: Order | undefined; isPending: boolean }) {
  const t = useShopText()
  if (isPending) return <Skeleton />
  if (!order) return null
  return (
    <p>
      {t('rate.order', { number: order.tracking_no })} <bdi>{order.items.map(({ title }) => title).join(', ')}</bdi>
    </p>
  )
}
