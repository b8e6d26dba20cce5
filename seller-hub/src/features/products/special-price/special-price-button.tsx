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

/**
 * Opens the dialog that sends a special price, or says when the next one can be sent (OFFER-13). The dialog stays open with
 * what was typed if the product changes meanwhile (UI-12, UI-16).
 */
export function SpecialPriceButton({ product, kind = 'secondary' }: SpecialPriceButtonProps) {
  const t = useSpecialPriceText()
  /** The number of people that the open dialog names. */
  const [opened, setOpened] = useState<number>()
  const { special_price: audience, title, allow_offers, user } = product
  const note = audience?.next_at && t('sent-before', { day: localTime(audience.next_at, 'short') })
  const count = note || !allow_offers || user.on_vacation ? 0 : (audience?.recipients ?? 0)
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      {count > 0 && (
        <Button kind={kind} size="small" aria-label={t('open-of', { count, title })} onClick={() => setOpened(count)}>
          {t('open', { count })}
        </Button>
      )}
      {opened !== undefined && (
        <SpecialPriceDialog
          product={product}
          count={opened}
          ended={count > 0 ? undefined : note || t('unavailable')}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
