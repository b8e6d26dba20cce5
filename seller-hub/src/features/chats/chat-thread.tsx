import type { ChatThread as Thread } from '@closyyy/contract/chats-schemas'
import { ChatForm, type ChatValues } from '@closyyy/forms/chat-form'
import { UnsentText } from '@closyyy/forms/unsent-text'
import { localTime } from '@closyyy/i18n/local-time'
import { useUnsentValues } from '@closyyy/platform/submission/unsent-values'
import { Alert } from '@closyyy/ui/alert'
import { Avatar } from '@closyyy/ui/avatar'
import { useId } from 'react'
import * as conversation from '../../components/conversation/conversation.module.css'
import {
  ConversationEntries,
  ConversationEntry,
  ConversationHeader,
} from '../../components/conversation/conversation.tsx'
import { ReportMessage } from '../../components/report-message/report-message.tsx'
import { ChatActions } from './chat-actions.tsx'
import { otherOf, useMarkRead, useSendChatMessage } from './chats-queries.ts'
import { useChatsText } from './chats-text.ts'

export interface ChatThreadProps {
  chat: Thread
  userId: number
}

export function ChatThread({ chat, userId }: ChatThreadProps) {
  const t = useChatsText()
  const titleId = useId()
  const send = useSendChatMessage(chat.id)
  const unsent = useUnsentValues<ChatValues>(`chat-${chat.id}`)
  useMarkRead(chat)
  const { id, product, state, seller } = chat
  const { name } = otherOf(chat, userId)
  return (
    <section className={conversation.conversation} aria-labelledby={titleId}>
      <ConversationHeader
        photo={product.photo ?? undefined}
        titleId={titleId}
        title={<bdi>{product.title}</bdi>}
        state={`${id} ${state}`}
      >
        <p className={conversation.soft}>{t(seller.id === userId ? 'sell-side' : 'buy-side', { name })}</p>
        <ChatActions chat={chat} userId={userId} />
      </ConversationHeader>
      <Messages chat={chat} userId={userId} />
      {state === 'open' ? (
        <ChatForm send={send} unsent={unsent} />
      ) : (
        <>
          <Alert>{t(`closed.${state}`, { name })}</Alert>
          <UnsentText text={unsent.current?.message} />
        </>
      )}
    </section>
  )
}

function Messages({ chat, userId }: ChatThreadProps) {
  const t = useChatsText()
  const { id: newest, author_id: author } = chat.last_message
  const other = otherOf(chat, userId)
  return (
    <ConversationEntries
      label={t('thread.label', { title: chat.product.title })}
      newest={newest}
      isNewestOwn={author === userId}
    >
      {chat.messages.map(({ id, author_id, message, created_at }) => {
        const isOwn = author_id === userId
        return (
          <ConversationEntry
            key={id}
            isOwn={isOwn}
            avatar={!isOwn && <Avatar src={other.profile_picture} name={other.name} size="small" decorative />}
          >
            <p className={conversation.soft}>
              <strong>{isOwn ? t('thread.you') : <bdi>{other.name}</bdi>}</strong>
              {' · '}
              <time dateTime={created_at}>{localTime(created_at, 'time')}</time>
            </p>
            <p dir="auto" className={conversation.text}>
              {message}
            </p>
            {!isOwn && <ReportMessage kind="chat-message" id={id} name={other.name} />}
          </ConversationEntry>
        )
      })}
    </ConversationEntries>
  )
}
