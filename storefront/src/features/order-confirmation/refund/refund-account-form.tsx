import { serverMessage } from '@closyyy/api-client/api-error'
import { type RefundMethod, refundMethods } from '@closyyy/contract/refunds'
import { saveRefundAccount } from '@closyyy/contract/refunds-calls'
import type { RefundAccount } from '@closyyy/contract/refunds-schemas'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { usePasswordPrompt } from '@closyyy/platform/sign-in/password-prompt'
import { Button } from '@closyyy/ui/button'
import { ChoiceList } from '@closyyy/ui/choice-list'
import { TextField } from '@closyyy/ui/text-field'
import { toast } from '@closyyy/ui/toast'
import type { OrderProof } from '../order-queries.ts'
import * as styles from './refund.module.css'
import { useSaveRefundAccount } from './refund-queries.ts'
import { useRefundText } from './refund-text.ts'

export interface RefundAccountFormProps {
  orderId: number
  proof: OrderProof
  suggestion: RefundAccount | null
  onSaved: () => void
}

type Values = Record<keyof RefundAccount, string>

const accountOf = ({ method, ...rest }: Values): RefundAccount => ({ method: method as RefundMethod, ...rest })

export function RefundAccountForm({ orderId, proof, suggestion, onSaved }: RefundAccountFormProps) {
  const t = useRefundText()
  const { prompt, withPassword } = usePasswordPrompt()
  const save = useSaveRefundAccount(orderId, proof, withPassword)
  const findInputErrors = useInputErrors()
  const initial: Values = suggestion ?? { method: 'easypaisa', account_title: '', account_number: '' }
  const { form, field, values, set, isPending, formError } = useForm({
    initial,
    check: typed => findInputErrors(saveRefundAccount, accountOf(typed)),
    send: async typed => {
      await save.mutateAsync(accountOf(typed))
      toast(t('saved'), { kind: 'success' })
      onSaved()
    },
    formErrorOf: error => serverMessage(error) ?? t('save-failed'),
  })
  const isBank = values.method === 'bank'
  return (
    <>
      <form {...form} className={styles.form}>
        <FormError>{formError}</FormError>
        <fieldset className={styles.fields} disabled={isPending}>
          <ChoiceList
            legend={t('method')}
            name="method"
            layout="row"
            value={values.method}
            choices={refundMethods.map(method => ({ value: method, label: t(`method.${method}`) }))}
            onChange={({ target }) => set('method', target.value)}
          />
          <TextField {...field('account_title')} label={t('holder')} autoComplete="name" dir="auto" />
          <TextField
            {...field('account_number')}
            label={t(isBank ? 'iban' : 'mobile')}
            hint={t(isBank ? 'iban-hint' : 'mobile-hint')}
            inputMode={isBank ? 'text' : 'tel'}
            autoComplete={isBank ? 'off' : 'tel'}
            dir="ltr"
          />
          <Button type="submit" pending={isPending} pendingLabel={t('saving')}>
            {t('save')}
          </Button>
        </fieldset>
      </form>
      {prompt}
    </>
  )
}
