import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import { confirmPlacedOrder } from '@closyyy/contract/order-confirmations-calls'
import { CODE_LENGTH, codeDigits } from '@closyyy/contract/phone-codes'
import { FormError } from '@closyyy/forms/form-error'
import { useForm } from '@closyyy/forms/use-form'
import { localTime } from '@closyyy/i18n/local-time'
import { useQueryClient } from '@closyyy/platform/query'
import { useSearchParams } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { Button } from '@closyyy/ui/button'
import { TextField } from '@closyyy/ui/text-field'
import { useEffect, useRef } from 'react'
import * as styles from './confirm-order.module.css'
import type { OrderDetailsProps } from './order-details.tsx'
import { useOrderText } from './order-text.ts'
import { ResendOrderCode } from './resend-order-code.tsx'

const isCode = (text: string) => codeDigits(text).length === CODE_LENGTH

/** Confirms a new order by the code that was sent, or at once if the message's link opened the page (CONFIRMATION-2). */
export function ConfirmOrder({ order, proof }: OrderDetailsProps) {
  const t = useOrderText()
  const [query] = useSearchParams()
  const isLink = 'token' in proof && query.get('confirm') === '1'
  const { confirmation, confirm_by } = order
  const form = useConfirmForm({ order, proof }, isLink)
  // A phone stays on one line.
  const contact = confirmation?.sent_to?.replaceAll(' ', '\u00a0') ?? ''
  return (
    <form {...form.form} className={styles.confirm}>
      <p>
        {isLink
          ? t('confirming.link')
          : t(confirmation?.channel === 'email' ? 'confirming.email' : 'confirming.sms', { contact })}{' '}
        {confirm_by && t('confirming.until', { time: localTime(confirm_by, 'time') })}
      </p>
      <fieldset className={styles.fields} disabled={form.isPending}>
        {!isLink && (
          <TextField
            {...form.field('code')}
            label={t('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
          />
        )}
        <Button type="submit" size="large" pending={form.isPending} pendingLabel={t('confirming.pending')}>
          {t('confirming.submit')}
        </Button>
      </fieldset>
      <FormError>{form.formError}</FormError>
      {!isLink && <ResendOrderCode order={order} proof={proof} />}
    </form>
  )
}

function useConfirmForm({ order: { id }, proof }: OrderDetailsProps, isLink: boolean) {
  const t = useOrderText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => (isLink || isCode(code) ? {} : { code: t('code.incomplete') }),
    async send({ code }) {
      const body = { ...('userId' in proof ? {} : proof), ...(!isLink && { code: codeDigits(code) }) }
      try {
        await api.call(confirmPlacedOrder, { params: { id }, body })
      } catch (error) {
        if (!isApiError(error) || error.code !== 'conflict') throw error
      }
      await queryClient.invalidateQueries({ queryKey: ['order', id] })
    },
    formErrorOf: error => serverMessage(error) ?? t('action.failed'),
  })
  const element = form.form.ref
  const isSent = useRef(false)
  useEffect(() => {
    // Opening the link is the one tap; a script sends it, so that previews of messengers confirm nothing.
    if (!isLink || isSent.current) return
    isSent.current = true
    element.current?.requestSubmit()
  }, [isLink, element])
  return form
}
