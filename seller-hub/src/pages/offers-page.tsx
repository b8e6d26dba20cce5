import { OFFERS_PATH } from '@closyyy/contract/paths'
import { useSearchParams } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { EmptyState } from '@closyyy/ui/empty-state'
import { MessageIcon } from '@closyyy/ui/icons'
import { TwoPanes } from '../components/two-panes/two-panes.tsx'
import { OfferConversation } from '../features/offers/offer-conversation.tsx'
import { OfferList } from '../features/offers/offer-list.tsx'
import { conversationIn, conversationPath } from '../features/offers/offers-queries.ts'
import { useOffersText } from '../features/offers/offers-text.ts'

export function Component() {
  const t = useOffersText()
  const session = useSession()
  const [search] = useSearchParams()
  const conversation = conversationIn(search)
  if (!session) return null
  return (
    <TwoPanes
      title={t('title')}
      list={<OfferList userId={session.userId} open={conversation} />}
      isOpen={conversation !== undefined}
      back={{ to: OFFERS_PATH, text: t('thread.back') }}
    >
      {conversation ? (
        <OfferConversation key={conversationPath(conversation)} conversation={conversation} userId={session.userId} />
      ) : (
        <EmptyState icon={<MessageIcon size={28} />} title={t('thread.none')} />
      )}
    </TwoPanes>
  )
}
