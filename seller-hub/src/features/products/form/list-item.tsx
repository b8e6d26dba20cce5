import { draftPath, LIST_ITEM_PATH } from '@closyyy/contract/paths'
import { useNavigate, useSearchParams } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { ErrorState } from '@closyyy/ui/error-state'
import { useState } from 'react'
import { useStoredDraft } from '../../drafts/use-stored-draft.ts'
import { ListedNote, RestoredNote, UnfinishedNote } from './draft-notes.tsx'
import { ListingForm } from './listing-form.tsx'
import { useListingText } from './listing-text.ts'

export function ListItem() {
  const t = useListingText()
  const [search] = useSearchParams()
  const [newId, setNewId] = useState(() => crypto.randomUUID() as string)
  const draftId = search.get('draft') ?? newId
  const navigate = useNavigate()
  const userId = useSession()?.userId
  const { isReady, draft, unfinished, isListed, isError, isFetching, refetch } = useStoredDraft(draftId, userId)
  if (!isReady) return null
  if (isError) return <ErrorState message={t('draft-failed')} onRetry={refetch} retrying={isFetching} />

  function startOver() {
    setNewId(crypto.randomUUID())
    void navigate(LIST_ITEM_PATH)
  }

  return (
    <>
      {draft && <RestoredNote onStartOver={startOver} />}
      {isListed && <ListedNote />}
      {unfinished && <UnfinishedNote draft={unfinished} />}
      <ListingForm
        key={draftId}
        draft={draft}
        draftId={draftId}
        onStored={() => void navigate(draftPath(draftId), { replace: true, preventScrollReset: true })}
      />
    </>
  )
}
