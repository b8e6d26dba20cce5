import type { Chat } from '@closyyy/contract/chats-schemas'
import { productPath } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { storePendingAction } from '@closyyy/platform/sign-in/pending-action'
import { Button, buttonClass } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { useState } from 'react'
import * as styles from './chats.module.css'
import { otherOf, useSetBlock } from './chats-queries.ts'
import { useChatsText } from './chats-text.ts'

export interface ChatActionsProps {
  chat: Chat
  userId: number
}

/** Links to the product and to an offer on it, and blocks the other side (CHAT-4). */
export function ChatActions({ chat, userId }: ChatActionsProps) {
  const t = useChatsText()
  const { product, buyer, state } = chat
  const path = productPath(product)
  const quiet = buttonClass({ kind: 'quiet', size: 'small' })
  return (
    <div className={styles.actions}>
      {product.takes_offers && buyer.id === userId && (
        <Link
          className={buttonClass({ kind: 'secondary', size: 'small' })}
          to={path}
          onClick={() => storePendingAction({ kind: 'offer', subject: product.id }, path)}
        >
          {t('make-offer')}
        </Link>
      )}
      {product.is_public && (
        <Link className={quiet} to={path}>
          {t('see-item')}
        </Link>
      )}
      <BlockButton id={chat.id} name={otherOf(chat, userId).name} isBlocked={state === 'blocked'} />
    </div>
  )
}

function BlockButton({ id, name, isBlocked }: { id: number; name: string; isBlocked: boolean }) {
  const t = useChatsText()
  const [isConfirming, setConfirming] = useState(false)
  const setBlock = useSetBlock(id, name)
  const press = () => (isBlocked ? setBlock.mutate(false) : setConfirming(true))
  return (
    <>
      <Button kind="quiet" size="small" pending={isBlocked && setBlock.isPending} onClick={press}>
        {t(isBlocked ? 'unblock' : 'block')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('block.ask', { name })}
        texts={{ yes: t('block.yes'), no: t('block.no') }}
        isDangerous
        call={setBlock}
        onConfirm={() => setBlock.mutate(true, { onSettled: () => setConfirming(false) })}
      >
        <p>{t('block.text')}</p>
      </ConfirmDialog>
    </>
  )
}
