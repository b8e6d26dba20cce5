export const ratingTextsEn = {
  'rating.all-rated': 'You have already rated your orders from this seller.',
  'rating.buyers-only': 'Only customers who purchased from this seller can leave a rating.',
  'rating.guest': 'This buyer ordered without an account, so you can’t rate them.',
  'rating.order-cancelled': 'This order was cancelled, so it can’t be rated.',
  'rating.order-open': 'You can rate the buyer once this order is complete.',
  'rating.order-rated': 'You have already rated this order.',
  'rating.order-refunded': 'This order was refunded, so it can’t be rated.',
  'rating.order-returned': 'The parcel went back to the seller, so this order can’t be rated.',
  'rating.own-shop': 'This is your own shop. You can rate sellers you have bought from.',
  'rating.phone-required': 'Please add and confirm your phone number before you rate.',
  'rating.too-early': 'You can rate the seller once you have confirmed that this order arrived.',
  'rating.too-late': 'You can rate an order for {count} days after it is complete.',
} as const
