import { useInfiniteQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { MessageIcon } from '@closyyy/ui/icons'
import { useState } from 'react'
import { useCards } from '../../components/card-list/use-cards.ts'
import { ConversationList } from '../../components/conversation/conversation-list.tsx'
import { OfferCard } from './offer-card.tsx'
import { OfferListItem } from './offer-list-item.tsx'
import { type ConversationKey, conversationPath, isIn, liveOffersQuery } from './offers-queries.ts'
import { useOffersText } from './offers-text.ts'
import { PriceDialog } from './price-dialog.tsx'

export interface OfferListProps {
  userId: number
  open: ConversationKey | undefined
}

export function OfferList({ userId, open }: OfferListProps) {
  const t = useOffersText()
  const isCards = useCards()
  const read = useInfiniteQuery(liveOffersQuery)
  const rows = read.data && uniqueOffers(read.data.pages.flatMap(page => page.original))
  // Conversations whose dialog was opened, in this order: a `<dialog>` that moves in the document closes.
  const [priced, setPriced] = useState<string[]>([])
  const [shown, setShown] = useState<string>()

  function price(path: string) {
    setPriced(before => (before.includes(path) ? before : [...before, path]))
    setShown(path)
  }

  return (
    <>
      <ConversationList
        read={read}
        isCards={isCards}
        rows={rows}
        texts={{ label: t('list'), failed: t('list.failed'), moreFailed: t('list.more-failed') }}
        empty={
          <EmptyState size="inline" icon={<MessageIcon size={28} />} title={t('list.empty')}>
            {t('list.empty.text')}
          </EmptyState>
        }
      >
        {offer =>
          isCards ? (
            <OfferCard offer={offer} userId={userId} onPrice={() => price(conversationPath(offer))} />
          ) : (
            <OfferListItem offer={offer} userId={userId} isOpen={isIn(open, offer)} />
          )
        }
      </ConversationList>
      {priced.map(path => {
        const latest = rows?.find(offer => conversationPath(offer) === path)
        const close = () => setShown(now => (now === path ? undefined : now))
        const dialog = { userId, open: shown === path, onClose: close }
        return latest && <PriceDialog key={path} latest={latest} {...dialog} />
      })}
    </>
  )
}

/** A conversation that changes between page loads appears twice. */
function uniqueOffers<Row extends { id: number } & ConversationKey>(offers: Row[]): Row[] {
  return offers.filter((offer, place) => offers.findIndex(other => isIn(offer, other)) === place)
}
