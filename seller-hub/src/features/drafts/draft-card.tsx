import { Link } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { Button, buttonClass } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { ImageOffIcon } from '@closyyy/ui/icon/image-off-icon'
import { Price } from '@closyyy/ui/price'
import { useState } from 'react'
import { draftPath } from '../../addresses.ts'
import type { ListingDraft } from '../../components/listing-draft/draft-store.ts'
import * as styles from './drafts.module.css'
import { useDeleteDraft } from './drafts-queries.ts'
import { useDraftsText } from './drafts-text.ts'

export interface DraftCardProps {
  draft: ListingDraft
}

/** One draft: what it will be, when it was changed, and the ways on. */
export function DraftCard({ draft: { id, serverId, values, photos, changedAt } }: DraftCardProps) {
  const t = useDraftsText()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteDraft()
  const title = values.title || t('untitled')
  const cover = photos[0]?.preview
  const changed = new Intl.DateTimeFormat(t('language-tag'), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <article className={styles.draft} aria-label={title}>
      <span className={styles.cover}>{cover ? <img src={cover} alt="" /> : <ImageOffIcon size={24} />}</span>
      <div className={styles.text}>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        {Number(values.price) > 0 && <Price amount={Number(values.price)} />}
        <p className={styles.note}>
          <bdi>{t('changed', { when: changed.format(changedAt) })}</bdi>
          {' · '}
          <bdi>{t('photos', { count: photos.length })}</bdi>
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
        <Button kind="quiet" size="small" aria-label={t('delete-of', { title })} onClick={() => setIsAsking(true)}>
          {t('delete')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        size="small"
        title={t('delete-title')}
        footer={
          <>
            <Button kind="secondary" onClick={() => setIsAsking(false)}>
              {t('cancel')}
            </Button>
            <Button kind="danger" pending={remove.isPending} onClick={() => remove.mutate({ id, serverId })}>
              {t('delete')}
            </Button>
          </>
        }
      >
        {remove.isError && <Alert kind="danger">{t('delete-failed')}</Alert>}
        <p>{t('delete-ask', { title })}</p>
      </Dialog>
    </article>
  )
}
