import { brand } from '@closyyy/contract/brand-identity'
import { useSearchParams } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { classList } from '@closyyy/ui/class-list'
import { EmptyState } from '@closyyy/ui/empty-state'
import { MessageIcon } from '@closyyy/ui/icon'
import { OfferConversation } from '../features/offers/offer-conversation.tsx'
import { OfferList } from '../features/offers/offer-list.tsx'
import { conversationIn, conversationPath } from '../features/offers/offers-address.ts'
import { useOffersText } from '../features/offers/offers-text.ts'
import * as styles from './offers-page.module.css'

// No loader: it would run beside the guard and ask in the name of nobody.
export function Component() {
  const t = useOffersText()
  const session = useSession()
  const [query] = useSearchParams()
  const conversation = conversationIn(query)
  if (!session) return null
  return (
    <div className={styles.page}>
      <title>{t('page-title', { brand: brand.name })}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.heading}>{t('title')}</h1>
      <div className={classList(styles.panes, conversation && styles.isOpen)}>
        <div className={styles.list}>
          <OfferList userId={session.userId} open={conversation} />
        </div>
        <div className={styles.conversation}>
          {conversation ? (
            <OfferConversation
              key={conversationPath(conversation)}
              conversation={conversation}
              userId={session.userId}
            />
          ) : (
            <EmptyState icon={<MessageIcon size={28} />} title={t('thread.none')} />
          )}
        </div>
      </div>
    </div>
  )
}
