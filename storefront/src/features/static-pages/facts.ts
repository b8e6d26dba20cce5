import { CONFIRM_DAYS } from '@closyyy/contract/arrival'
import { brand } from '@closyyy/contract/brand-identity'
import { ERASED_WITHIN_DAYS } from '@closyyy/contract/data-deletion'
import { DELIVERY_FEE, PLATFORM_FEE_PERCENT, SELLER_DELIVERY_FROM } from '@closyyy/contract/order-fees'
import { MAX_PHOTOS } from '@closyyy/contract/products'
import { formatPrice } from '@closyyy/i18n/money'

/** Facts of the static pages (NAV-5), as message parameters. */
export const facts = {
  shop: brand.name,
  email: brand.email,
  managedCommission: 35,
  managedReturnDays: 40,
  platformFee: PLATFORM_FEE_PERCENT,
  deliveryFee: formatPrice(DELIVERY_FEE),
  deliveryShareFrom: formatPrice(SELLER_DELIVERY_FROM),
  confirmDays: CONFIRM_DAYS,
  minimumAge: 13,
  deletionDays: ERASED_WITHIN_DAYS,
  maxPhotos: MAX_PHOTOS,
}
