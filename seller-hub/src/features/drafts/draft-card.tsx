import { readPrice } from '@closyyy/contract/amounts'
import { draftPath } from '@closyyy/contract/paths'
import { localTime } from '@closyyy/i18n/local-time'
import { Link } from '@closyyy/platform/router'
import { Button, buttonClass } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { ImageOffIcon } from '@closyyy/ui/icons'
import { Price } from '@closyyy/ui/price'
import { useState } from 'react'
import type { ListingDraft } from './draft.ts'
import * as styles from './drafts.module.css'
import { useDeleteDraft } from './drafts-queries.ts'
import { useDraftsText } from './drafts-text.ts'

export interface DraftCardProps {
  draft: ListingDraft
}

export function DraftCard({ draft }: DraftCardProps) {
  const { id, serverId, values, photos, changedAt } = draft
  const t = useDraftsText()
  const [isConfirming, setIsConfirming] = useState(false)
  const remove = useDeleteDraft()
  const title = values.title || t('untitled')
  const price = readPrice(values.price)
  const cover = photos[0]?.preview
  return (
    <article className={styles.draft} aria-label={title}>
      <span className={styles.cover}>{cover ? <img src={cover} alt="" /> : <ImageOffIcon size={24} />}</span>
      <div className={styles.text}>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        {price > 0 && <Price amount={price} />}
        <p className={styles.note}>
          <bdi>{t('changed', { when: localTime(new Date(changedAt).toISOString(), 'time') })}</bdi>
          {' · '}
          <bdi>{t('photos', { count: photos.length })}</bdi>
          {' · '}
          <bdi>{t(`stored.${storageOf(draft)}`)}</bdi>
        </p>
      </div>
      <div className={styles.actions}>
        <Link
          className={buttonClass({ kind: 'secondary', size: 'small' })}
          to={draftPath(id)}
          aria-label={t('continue-of', { title })}
        >
          {t('continue')}
        </Link>
        <Button kind="quiet" size="small" aria-label={t('delete-of', { title })} onClick={() => setIsConfirming(true)}>
          {t('delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => {
          remove.reset()
          setIsConfirming(false)
        }}
        title={t('delete-title')}
        texts={{ yes: t('delete'), no: t('cancel') }}
        isDangerous
        call={{ isPending: remove.isPending, failure: remove.isError && t('delete-failed') }}
        onConfirm={() => remove.mutate({ id, serverId })}
      >
        <p>{t('delete-ask', { title })}</p>
      </ConfirmDialog>
    </article>
  )
}

function storageOf({ serverId, savedAt }: ListingDraft): 'here' | 'newer' | 'account' {
  if (serverId === undefined) return 'here'
  return savedAt === undefined ? 'newer' : 'account'
}
