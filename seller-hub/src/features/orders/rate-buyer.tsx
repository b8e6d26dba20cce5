import { serverMessage } from '@closyyy/api-client/api-error'
import type { Order } from '@closyyy/contract/orders-schemas'
import { MAX_RATING_COMMENT_LENGTH, RATING_HIDDEN_DAYS } from '@closyyy/contract/ratings'
import { FormError } from '@closyyy/forms/form-error'
import { useFailureToast } from '@closyyy/forms/use-failure-toast'
import { type UnsentValues, useForm } from '@closyyy/forms/use-form'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { StarChoice } from '@closyyy/ui/star-choice'
import { TextArea } from '@closyyy/ui/text-area'
import { toast } from '@closyyy/ui/toast'
import { useRef, useState } from 'react'
import * as styles from './order-card.module.css'
import { useOrdersText } from './orders-text.ts'
import { useRateBuyer } from './use-rate-buyer.ts'

/** Lets the seller rate the buyer of a completed order (RATING-4). */
export function RateBuyer({ order }: { order: Order }) {
  const t = useOrdersText()
  const [isOpen, setOpen] = useState(false)
  const { buyer, can_rate_buyer } = order
  const unsent = useRef<RatingValues>(undefined)
  useFailureToast(isOpen, unsent, error => serverMessage(error) ?? t('rate-buyer.failed'))
  // An open dialog shows that the order was rated elsewhere.
  if (!buyer || !(can_rate_buyer || isOpen)) return null
  const close = () => setOpen(false)
  return (
    <>
      {can_rate_buyer && (
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {t('rate-buyer')}
        </Button>
      )}
      <Dialog size="small" open={isOpen} onClose={close} title={t('rate-buyer.title', { name: buyer.first_name })}>
        <RateBuyerForm order={order} name={buyer.first_name} unsent={unsent} onDone={close} />
      </Dialog>
    </>
  )
}

interface RatingValues extends Record<string, string> {
  rating: string
  comment: string
}

interface RateBuyerFormProps {
  order: Order
  name: string
  unsent: UnsentValues<RatingValues>
  onDone: () => void
}

function RateBuyerForm({ order, name, unsent, onDone }: RateBuyerFormProps) {
  const t = useOrdersText()
  const rate = useRateBuyer(order.id)
  const { form, field, values, set, errors, isPending, formError } = useForm({
    initial: unsent.current ?? { rating: '', comment: '' },
    unsent,
    check: ({ rating, comment }) => ({
      ...(rating === '' && { rating: t('rate-buyer.required') }),
      ...(comment.trim() === '' && { comment: t('rate-buyer.required') }),
    }),
    send: async ({ rating, comment }) => {
      const { hidden_until } = await rate.mutateAsync({ rating: Number(rating), comment })
      const hidden = hidden_until !== null && t('rate-buyer.hidden', { name, count: RATING_HIDDEN_DAYS })
      toast(hidden || t('rate-buyer.thanks'), { kind: 'success' })
      onDone()
    },
    formErrorOf: error => serverMessage(error) ?? t('rate-buyer.failed'),
  })
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <p className={styles.soft}>{t('number', { number: order.tracking_no })}</p>
      <fieldset className={styles.form} disabled={isPending}>
        <StarChoice
          legend={t('rate-buyer.stars')}
          starLabel={count => t('rate-buyer.star', { count })}
          value={values.rating}
          onChange={stars => set('rating', stars)}
          error={errors.rating}
        />
        <TextArea
          {...field('comment')}
          label={t('rate-buyer.comment')}
          hint={t('rate-buyer.comment.hint')}
          dir="auto"
          maxLength={MAX_RATING_COMMENT_LENGTH}
        />
      </fieldset>
      <Button type="submit" wide pending={isPending} pendingLabel={t('rate-buyer.pending')}>
        {t('rate-buyer.submit')}
      </Button>
    </form>
  )
}
