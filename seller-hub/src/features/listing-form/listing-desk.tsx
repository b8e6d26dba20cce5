import { draftPath, LIST_ITEM_PATH } from '@closyyy/contract/paths'
import { useNavigate, useSearchParams } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { ErrorState } from '@closyyy/ui/error-state'
import { useState } from 'react'
import { ListingForm } from './listing-form.tsx'
import { RestoredNote, UnfinishedNote } from './listing-notes.tsx'
import { useListingText } from './listing-text.ts'
import { useKeptDraft } from './use-kept-draft.ts'

/** The listing form on the draft that the address names, or on a new one. */
export function ListingDesk() {
  const t = useListingText()
  const [search] = useSearchParams()
  const [newId, setNewId] = useState(() => crypto.randomUUID() as string)
  const draftId = search.get('draft') ?? newId
  const navigate = useNavigate()
  const userId = useSession()?.userId
  const { isReady, draft, unfinished, isError, isFetching, refetch } = useKeptDraft(draftId, userId)
  if (!isReady) return null
  if (isError) return <ErrorState message={t('draft-failed')} onRetry={refetch} retrying={isFetching} />

  function startAnew() {
    setNewId(crypto.randomUUID())
    void navigate(LIST_ITEM_PATH)
  }

  return (
    <>
      {draft && <RestoredNote onStartAnew={startAnew} />}
      {unfinished && <UnfinishedNote draft={unfinished} />}
      <ListingForm
        key={draftId}
        draft={draft}
        draftId={draftId}
        onKept={() => void navigate(draftPath(draftId), { replace: true, preventScrollReset: true })}
      />
    </>
  )
}
