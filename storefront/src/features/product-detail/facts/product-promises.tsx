import { DELIVERY_FEE, SELLER_DELIVERY_FROM } from '@closyyy/contract/order-fees'
import { formatPrice } from '@closyyy/i18n/money'
import { TruckIcon, TrustIcon, WalletIcon } from '@closyyy/ui/icons'
import { useProductText } from '../product-text.ts'
import * as styles from './product-promises.module.css'

export interface ProductPromisesProps {
  /** Rupees each. */
  price: number
}

export function ProductPromises({ price }: ProductPromisesProps) {
  const t = useProductText()
  const fee = formatPrice(DELIVERY_FEE)
  const isShared = price >= SELLER_DELIVERY_FROM
  const share = isShared ? ` ${t('delivery.share', { fee, from: formatPrice(SELLER_DELIVERY_FROM) })}` : ''
  const promises = [
    { Icon: WalletIcon, title: t('cash-on-delivery'), text: t('cash-on-delivery.text') },
    { Icon: TruckIcon, title: t('delivery'), text: t('delivery.text', { fee }) + share },
    { Icon: TrustIcon, title: t('buyer-protection'), text: t('buyer-protection.text') },
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
