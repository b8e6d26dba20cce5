import { serverMessage } from '@closyyy/api-client/api-error'
import { readAmount } from '@closyyy/contract/amounts'
import { sendSpecialPrice } from '@closyyy/contract/offers-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { maxSpecialPrice, minSpecialPrice, suggestedSpecialPrice } from '@closyyy/contract/special-prices'
import { AmountField } from '@closyyy/forms/amount-field'
import { EndedForm } from '@closyyy/forms/ended-form'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { formatPrice } from '@closyyy/i18n/money'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { useId } from 'react'
import { Earnings } from '../earnings/earnings.tsx'
import * as styles from './special-price.module.css'
import { useSpecialPriceText } from './special-price-text.ts'
import { useSendSpecialPrice } from './use-send-special-price.ts'

export interface SpecialPriceDialogProps {
  product: Product
  /** People whom the price reaches. */
  count: number
  /** Why none can be sent any more. */
  ended: string | undefined
  onClose: () => void
}

/** Open while mounted, until its request ends (UI-17). */
export function SpecialPriceDialog({ product, count, ended, onClose }: SpecialPriceDialogProps) {
  const t = useSpecialPriceText()
  const send = useSendSpecialPrice(product.id)
  const findInputErrors = useInputErrors()
  const [min, max] = [minSpecialPrice(product.price), maxSpecialPrice(product.price)]
  const range = { min: formatPrice(min), max: formatPrice(max) }
  const { form, field, values, isPending, formError } = useForm({
    initial: { price: String(suggestedSpecialPrice(product.price)) },
    check: async ({ price: typed }) => {
      const price = readAmount(typed)
      if (!(price >= min && price <= max)) return { price: t('price-range', range) }
      return findInputErrors(sendSpecialPrice, { price })
    },
    send: async ({ price }) => {
      await send.mutateAsync(readAmount(price))
      onClose()
    },
    formErrorOf: error => serverMessage(error) ?? t('failed'),
  })
  return (
    <Dialog size="small" open onClose={onClose} pending={isPending} title={t('title')}>
      {/* A request that succeeds changes the product before it ends. */}
      {ended && !isPending ? (
        <EndedForm reason={ended} typed={values.price} />
      ) : (
        <form {...form} className={styles.form}>
          <p>{t('lead', { count })}</p>
          <FormError>{formError}</FormError>
          <fieldset disabled={isPending}>
            <AmountField
              {...field('price')}
              label={t('price')}
              hint={t('price-hint', { price: formatPrice(product.price), ...range })}
            />
          </fieldset>
          <Earnings price={readAmount(values.price)} />
          <Preview price={readAmount(values.price)} />
          <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('sending')}>
            {t('send', { count })}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

function Preview({ price }: { price: number }) {
  const t = useSpecialPriceText()
  const titleId = useId()
  if (!(price > 0)) return null
  return (
    <section aria-labelledby={titleId} className={styles.preview}>
      <p id={titleId} className={styles.note}>
        {t('preview')}
      </p>
      <p className={styles.sentence}>{t('sentence', { price: formatPrice(price) })}</p>
    </section>
  )
}
