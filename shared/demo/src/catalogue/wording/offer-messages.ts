/** Messages of buyers with an offer. */
export const offerMessages: readonly string[] = [
  'Is this possible? I can order today.',
  'Will buy right away at this price.',
  'Please consider, month end hai.',
  'I also like another piece of yours, would you do both?',
  'Delivery is extra for me, so hoping for a little off.',
  'Thora kam kar dein please.',
  'Last price for me, I hope you agree.',
  'I have been looking for this colour for months.',
  "Can you do this? It is for my sister's birthday.",
  'Final ho jaye to abhi order confirm.',
  'Is it still available? Offering this if it is.',
  'I saw a similar one for less, but yours looks better kept.',
  'Budget itna hi hai.',
  'Please accept, I will leave a good rating.',
  'Would this work for you?',
  'Thori gunjaish nikalein please.',
  'Ready to confirm tonight.',
  'For a wedding next week, quick answer please.',
]

/** Messages of sellers with a counter-offer. */
export const counterMessages: readonly string[] = [
  'I can come down to this, not lower.',
  'Halfway is fair, I think.',
  'It was worn once only, please understand.',
  'This is my best price with careful packing.',
  'Itna theek hai, is se kam nahi.',
  'I paid much more, so this is the lowest I can go.',
  'Can do this if you order today.',
]
