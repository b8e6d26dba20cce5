import { CONFIRM_DAYS, deliveryDays } from '@closyyy/contract/arrival'
import { DELIVERY_FEE, SELLER_DELIVERY_FROM } from '@closyyy/contract/order-fees'
import { RETURNS_PATH } from '@closyyy/contract/paths'
import type { Profile } from '@closyyy/contract/users-schemas'
import { formatPrice } from '@closyyy/i18n/money'
import { Link } from '@closyyy/platform/router'
import { PackageIcon, TruckIcon, TrustIcon, WalletIcon } from '@closyyy/ui/icons'
import * as styles from './buying-promises.module.css'
import { useTrustText } from './trust-text.ts'

export interface BuyingPromisesProps {
  /** Undefined while loading. */
  seller: Profile | undefined
  /** Rupees each; of a product only. */
  price?: number
}

/** How buying works: payment, delivery with its estimate (SHOP-6), returns (ORDER-13) and protection. */
export function BuyingPromises({ seller, price = 0 }: BuyingPromisesProps) {
  const t = useTrustText()
  const fee = formatPrice(DELIVERY_FEE)
  const { from, to } = seller?.delivery_days ?? deliveryDays.pending
  const share = price >= SELLER_DELIVERY_FROM ? t('share', { fee, from: formatPrice(SELLER_DELIVERY_FROM) }) : ''
  const promises = [
    { Icon: WalletIcon, title: t('cash'), text: t('cash.text') },
    {
      Icon: TruckIcon,
      title: t('delivery'),
      text: `${t('delivery.text', { days: `${from}–${to}`, fee })} ${share}`,
    },
    {
      Icon: PackageIcon,
      title: t('returns'),
      text: (
        <>
          {t('returns.text', { days: CONFIRM_DAYS })} <Link to={RETURNS_PATH}>{t('returns.link')}</Link>
        </>
      ),
    },
    { Icon: TrustIcon, title: t('protection'), text: t('protection.text') },
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
