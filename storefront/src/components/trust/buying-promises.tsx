import { deliveryDays } from '@closyyy/contract/arrival'
import { DELIVERY_FEE, SELLER_DELIVERY_FROM } from '@closyyy/contract/order-fees'
import type { Profile } from '@closyyy/contract/users-schemas'
import { formatPrice } from '@closyyy/i18n/money'
import { TruckIcon, TrustIcon, WalletIcon } from '@closyyy/ui/icons'
import { useText } from '../../messages.ts'
import * as styles from './buying-promises.module.css'

export interface BuyingPromisesProps {
  /** Undefined while loading. */
  seller: Profile | undefined
  /** Rupees each; of a product only. */
  price?: number
}

/** How buying works: payment and returns, delivery with its estimate (SHOP-6), and protection. */
export function BuyingPromises({ seller, price = 0 }: BuyingPromisesProps) {
  const t = useText()
  const fee = formatPrice(DELIVERY_FEE)
  const { from, to } = seller?.delivery_days ?? deliveryDays.pending
  const share = price >= SELLER_DELIVERY_FROM ? t('trust.share', { fee, from: formatPrice(SELLER_DELIVERY_FROM) }) : ''
  const promises = [
    { Icon: WalletIcon, title: t('trust.cash'), text: t('trust.cash.text') },
    {
      Icon: TruckIcon,
      title: t('trust.delivery'),
      text: `${t('trust.delivery.text', { days: `${from}–${to}`, fee })} ${share}`,
    },
    { Icon: TrustIcon, title: t('trust.protection'), text: t('trust.protection.text') },
  ]
  return (
    <ul role="list" className={styles.promises}>
      {promises.map(({ Icon, title, text }) => (
        <li key={title} className={styles.promise}>
          <Icon />
          <div>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
