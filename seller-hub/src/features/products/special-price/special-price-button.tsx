import type { Product } from '@closyyy/contract/products-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { Button } from '@closyyy/ui/button'
import { useId, useState } from 'react'
import * as styles from './special-price.module.css'
import { specialPriceBlock } from './special-price-block.ts'
import { SpecialPriceDialog } from './special-price-dialog.tsx'
import { useSpecialPriceText } from './special-price-text.ts'

export interface SpecialPriceButtonProps {
  product: Product
}

/** Opens the dialog that sends a special price (OFFER-13), or says why there is none; nothing for a product off sale. */
export function SpecialPriceButton({ product }: SpecialPriceButtonProps) {
  const t = useSpecialPriceText()
  const reasonId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { special_price: audience, title } = product
  if (!audience) return null
  const { recipients: count, next_at } = audience
  const block = specialPriceBlock(product)
  return (
    <div className={styles.action}>
      <Button
        kind="secondary"
        size="small"
        disabled={block !== undefined}
        aria-label={t('open-of', { count, title })}
        aria-describedby={block && reasonId}
        onClick={() => setIsOpen(true)}
      >
        {t('open', { count })}
      </Button>
      {block && (
        <p id={reasonId} className={styles.reason}>
          {t(`blocked.${block}`, { day: next_at ? localTime(next_at, 'short') : '' })}
        </p>
      )}
      <SpecialPriceDialog product={product} count={count} open={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  )
}
