import type { Product } from '@closyyy/contract/products-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { Button, type ButtonProps } from '@closyyy/ui/button'
import { useState } from 'react'
import * as styles from './special-price.module.css'
import { SpecialPriceDialog } from './special-price-dialog.tsx'
import { useSpecialPriceText } from './special-price-text.ts'

export interface SpecialPriceButtonProps {
  product: Product
  kind?: ButtonProps['kind']
}

/** Opens the dialog that sends a special price, or says when the next one can be sent (OFFER-13). */
export function SpecialPriceButton({ product, kind = 'secondary' }: SpecialPriceButtonProps) {
  const t = useSpecialPriceText()
  const [isOpen, setIsOpen] = useState(false)
  const { special_price: audience, title, allow_offers, user } = product
  if (!audience) return null
  const { recipients: count, next_at } = audience
  if (next_at) return <p className={styles.note}>{t('sent-before', { day: localTime(next_at, 'short') })}</p>
  if (count === 0 || !allow_offers || user.on_vacation) return null
  return (
    <>
      <Button kind={kind} size="small" aria-label={t('open-of', { count, title })} onClick={() => setIsOpen(true)}>
        {t('open', { count })}
      </Button>
      {isOpen && <SpecialPriceDialog product={product} count={count} onClose={() => setIsOpen(false)} />}
    </>
  )
}
