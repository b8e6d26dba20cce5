import { serverMessage } from '@closyyy/api-client/api-error'
import { listChats, startChat } from '@closyyy/contract/chats-calls'
import { chatPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { ChatForm, type ChatValues } from '@closyyy/forms/chat-form'
import { EndedForm } from '@closyyy/forms/ended-form'
import { useFailureToast } from '@closyyy/forms/use-failure-toast'
import { createUsePageText } from '@closyyy/i18n/text'
import { callKey, useQueryClient } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { Button, buttonClass } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { useEffect, useRef, useState } from 'react'
import * as styles from './ask-dialog.module.css'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'storefront.chats', en, ur })

export interface AskDialogProps {
  product: Product
  open: boolean
  onClose: () => void
}

/** Sends a question to the seller and links to the conversation (CHAT-1), also one that was sent while it was closed. */
export function AskDialog({ product, open, onClose }: AskDialogProps) {
  const t = useText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const unsent = useRef<ChatValues>(undefined)
  const [chatId, setChatId] = useState<number>()
  const close = () => {
    setChatId(undefined)
    onClose()
  }
  const { id: product_id, user, sold } = product
  useFailureToast(open, unsent, error => serverMessage(error) ?? t('failed', { name: user.username }), sold)
  return (
    <Dialog size="small" open={open} onClose={close} title={t('title', { name: user.username })}>
      {chatId !== undefined ? (
        <Sent chatId={chatId} name={user.username} onClose={close} />
      ) : sold ? (
        <EndedForm reason={t('sold')} typed={unsent.current?.message} />
      ) : (
        <div className={styles.content}>
          <p className={styles.rules}>{t('rules')}</p>
          <ChatForm
            suggests
            unsent={unsent}
            send={async (message, options) => {
              const { id } = await api.call(startChat, { body: { product_id, message } }, options)
              setChatId(id)
              void queryClient.invalidateQueries({ queryKey: callKey(listChats) })
            }}
          />
        </div>
      )}
    </Dialog>
  )
}

function Sent({ chatId, name, onClose }: { chatId: number; name: string; onClose: () => void }) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused form is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.content}>
      <h3 ref={heading} tabIndex={-1} className={styles.sent}>
        {t('sent', { name })}
      </h3>
      <p>{t('sent.text')}</p>
      <p className={styles.actions}>
        <Link className={buttonClass({})} to={chatPath(chatId)}>
          {t('conversation')}
        </Link>
        <Button kind="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </p>
    </div>
  )
}
