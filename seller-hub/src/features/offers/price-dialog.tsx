import { offerAllows } from '@closyyy/contract/offers'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { CounterDialog } from './counter-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { statusText } from './offer-status.tsx'
import { buttonsOf, isSellerOf } from './offers-policy.ts'
import { useOffersText } from './offers-text.ts'

export interface PriceDialogProps {
  latest: Offer
  userId: number
  open: boolean
  onClose: () => void
}

/**
 * Dialog for the next price of one side. Mount it beside the rows of offers, not in one: it stays open with what was
 * typed if the other side acts meanwhile (UI-12).
 */
export function PriceDialog({ latest, userId, ...dialog }: PriceDialogProps) {
  const t = useOffersText()
  const isAllowed = buttonsOf(latest).some(action => action === 'counter' || action === 'update')
  const ended = isAllowed ? undefined : `${t('offer.changed')} ${statusText(t, latest, userId)}`
  if (!isSellerOf(latest, userId)) return <OfferDialog {...dialog} latest={latest} ended={ended} />
  return <CounterDialog {...dialog} latest={latest} ended={ended} isChange={offerAllows(latest, 'update')} />
}
