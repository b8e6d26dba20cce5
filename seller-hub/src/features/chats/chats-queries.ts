import { serverMessage } from '@closyyy/api-client/api-error'
import {
  blockChat,
  getChat,
  listChats,
  markChatRead,
  sendChatMessage,
  unblockChat,
} from '@closyyy/contract/chats-calls'
import type { Chat } from '@closyyy/contract/chats-schemas'
import { MESSAGES_PATH } from '@closyyy/contract/paths'
import type { ChatFormProps } from '@closyyy/forms/chat-form'
import { callQuery, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { chatsQuery } from '../../components/conversation/conversation-queries.ts'
import { polling, useInvalidate } from '../../components/live-queries.ts'
import { idParam, viewSearch } from '../../components/url-view.ts'
import { useChatsText } from './chats-text.ts'

export const chatsView = { chat: idParam }

export const openChatPath = (chat: number) => MESSAGES_PATH + viewSearch(chatsView, { chat })

const live = polling(5_000)

export const liveChatsQuery = { ...chatsQuery, ...live }

export const chatQuery = (id: number) => ({ ...callQuery(getChat, { params: { id } }), ...live })

/** Returns the other side of a chat. */
export const otherOf = ({ seller, buyer }: Chat, userId: number) => (seller.id === userId ? buyer : seller)

const useRefreshChats = () => useInvalidate(listChats, getChat)

/** Marks what is on the screen as read; a failure is repeated with the next poll. */
export function useMarkRead({ id, is_unread, last_message }: Chat): void {
  const { api } = useServices()
  const refresh = useRefreshChats()
  const mark = useEffectEvent((message_id: number) => {
    api.call(markChatRead, { params: { id }, body: { message_id } }).then(refresh, () => undefined)
  })
  useEffect(() => {
    if (is_unread) mark(last_message.id)
  }, [is_unread, last_message.id])
}

/** Returns the function that sends a message; after a failure the state of the chat may be another one. */
export function useSendChatMessage(id: number): ChatFormProps['send'] {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const refresh = useRefreshChats()
  return async (message, options) => {
    try {
      const thread = await api.call(sendChatMessage, { params: { id }, body: { message } }, options)
      queryClient.setQueryData(chatQuery(id).queryKey, thread)
    } finally {
      void refresh()
    }
  }
}

export function useSetBlock(id: number, name: string) {
  const t = useChatsText()
  const { api } = useServices()
  return useMutation({
    mutationFn: (isBlocked: boolean) => api.call(isBlocked ? blockChat : unblockChat, { params: { id } }),
    onSuccess: (_, isBlocked) => toast(t(isBlocked ? 'block.done' : 'unblock.done', { name }), { kind: 'success' }),
    onError: (error, isBlocked) =>
      toast(serverMessage(error) ?? t(isBlocked ? 'block.failed' : 'unblock.failed', { name }), { kind: 'danger' }),
    onSettled: useRefreshChats(),
  })
}
