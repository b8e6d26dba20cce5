import { useInfiniteQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { MessageIcon } from '@closyyy/ui/icons'
import { useCards } from '../../components/card-list/use-cards.ts'
import { ConversationList } from '../../components/conversation/conversation-list.tsx'
import { OfferCard } from './offer-card.tsx'
import { OfferListItem } from './offer-list-item.tsx'
import { type ConversationKey, isIn, offersQuery } from './offers-queries.ts'
import { useOffersText } from './offers-text.ts'

export interface OfferListProps {
  userId: number
  open: ConversationKey | undefined
}

export function OfferList({ userId, open }: OfferListProps) {
  const t = useOffersText()
  const isCards = useCards()
  const read = useInfiniteQuery(offersQuery)
  return (
    <ConversationList
      read={read}
      isCards={isCards}
      rows={read.data && uniqueOffers(read.data.pages.flatMap(page => page.original))}
      texts={{ label: t('list'), failed: t('list.failed'), moreFailed: t('list.more-failed') }}
      empty={
        <EmptyState size="inline" icon={<MessageIcon size={28} />} title={t('list.empty')}>
          {t('list.empty.text')}
        </EmptyState>
      }
    >
      {offer =>
        isCards ? (
          <OfferCard offer={offer} userId={userId} />
        ) : (
          <OfferListItem offer={offer} userId={userId} isOpen={isIn(open, offer)} />
        )
      }
    </ConversationList>
  )
}

/** A conversation that changes between page loads appears twice. */
function uniqueOffers<Row extends { id: number } & ConversationKey>(offers: Row[]): Row[] {
  return offers.filter((offer, place) => offers.findIndex(other => isIn(offer, other)) === place)
}
