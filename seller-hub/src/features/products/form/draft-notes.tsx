import { draftPath, SELLING_ACTIVE_PATH } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { Button, buttonClass } from '@closyyy/ui/button'
import type { ListingDraft } from '../../drafts/draft.ts'
import type { StorageState } from '../../drafts/use-autosave.ts'
import * as styles from './listing-form.module.css'
import { useListingText } from './listing-text.ts'

export interface RestoredNoteProps {
  onStartOver: () => void
}

export function RestoredNote({ onStartOver }: RestoredNoteProps) {
  const t = useListingText()
  const action = (
    <Button kind="secondary" size="small" onClick={onStartOver}>
      {t('start-over')}
    </Button>
  )
  return <Alert action={action}>{t('restored')}</Alert>
}

export interface ListedItemProps {
  /** Path of the product's page; undefined if the response that named it was lost. */
  path: string | undefined
  onAnother: () => void
}

/** Says that the item of the form was listed, for those who open it again (DRAFT-5, DRAFT-7). */
export function ListedItem({ path, onAnother }: ListedItemProps) {
  const t = useListingText()
  const actions = (
    <div className={styles.listed}>
      <Link className={buttonClass({ kind: 'secondary', size: 'small' })} to={path ?? SELLING_ACTIVE_PATH}>
        {t(path === undefined ? 'sent.go-on' : 'listed.view')}
      </Link>
      <Button kind="secondary" size="small" onClick={onAnother}>
        {t('listed.another')}
      </Button>
    </div>
  )
  return <Alert action={actions}>{t('listed.title')}</Alert>
}

export interface UnfinishedNoteProps {
  draft: ListingDraft
}

export function UnfinishedNote({ draft }: UnfinishedNoteProps) {
  const t = useListingText()
  const action = (
    <Link className={buttonClass({ kind: 'secondary', size: 'small' })} to={draftPath(draft.id)}>
      {t('continue')}
    </Link>
  )
  return <Alert action={action}>{t('continue-title', { title: draft.values.title || t('untitled') })}</Alert>
}

export interface StorageNoteProps {
  storage: StorageState
  error: string | undefined
}

export function StorageNote({ storage, error }: StorageNoteProps) {
  const t = useListingText()
  return (
    <p className={styles.note} role="status">
      {storage !== 'nothing' && t(`storage.${storage}`)} {storage === 'rejected' && <bdi>{error}</bdi>}
    </p>
  )
}
