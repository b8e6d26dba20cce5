import { draftPath } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { Button, buttonClass } from '@closyyy/ui/button'
import type { ListingDraft } from '../../components/listing-draft/draft-store.ts'
import { useListingText } from './listing-text.ts'

export interface RestoredNoteProps {
  onStartAnew: () => void
}

/** Says that the form holds what was kept. */
export function RestoredNote({ onStartAnew }: RestoredNoteProps) {
  const t = useListingText()
  const action = (
    <Button kind="secondary" size="small" onClick={onStartAnew}>
      {t('start-anew')}
    </Button>
  )
  return <Alert action={action}>{t('restored')}</Alert>
}

export interface UnfinishedNoteProps {
  draft: ListingDraft
}

/** Offers the listing that was never sent, above an empty form. */
export function UnfinishedNote({ draft }: UnfinishedNoteProps) {
  const t = useListingText()
  const action = (
    <Link className={buttonClass({ kind: 'secondary', size: 'small' })} to={draftPath(draft.id)}>
      {t('continue')}
    </Link>
  )
  return <Alert action={action}>{t('continue-title', { title: draft.values.title || t('untitled') })}</Alert>
}
