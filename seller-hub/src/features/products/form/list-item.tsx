import { draftPath, LIST_ITEM_PATH } from '@closyyy/contract/paths'
import { useLocation, useNavigate, useSearchParams } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { ErrorState } from '@closyyy/ui/error-state'
import { useState } from 'react'
import { useStoredDraft } from '../../drafts/use-stored-draft.ts'
import { ListedItem, ListedNote, RestoredNote, UnfinishedNote } from './draft-notes.tsx'
import { ListingForm } from './listing-form.tsx'
import { useListingText } from './listing-text.ts'

/** State of the form's history entry; `listed` is the path of the product once it was listed (DRAFT-7). */
interface EntryState {
  listed?: string
}

export function ListItem() {
  const t = useListingText()
  const [search] = useSearchParams()
  const [newId, setNewId] = useState(() => crypto.randomUUID() as string)
  const draftId = search.get('draft') ?? newId
  const navigate = useNavigate()
  const { listed } = (useLocation().state ?? {}) as EntryState
  // The form whose dialog confirms that it was listed.
  const [listedId, setListedId] = useState<string>()
  const userId = useSession()?.userId
  const { isReady, draft, unfinished, isListed, isError, isFetching, refetch } = useStoredDraft(draftId, userId)
  function startOver() {
    setNewId(crypto.randomUUID())
    void navigate(LIST_ITEM_PATH)
  }

  if (listed !== undefined && listedId !== draftId) return <ListedItem path={listed} onAnother={startOver} />
  if (!isReady) return null
  if (isError) return <ErrorState message={t('draft-failed')} onRetry={refetch} retrying={isFetching} />

  const replaceEntry = (state?: EntryState) =>
    void navigate(draftPath(draftId), { replace: true, preventScrollReset: true, state })

  return (
    <>
      {draft && <RestoredNote onStartOver={startOver} />}
      {isListed && <ListedNote />}
      {unfinished && <UnfinishedNote draft={unfinished} />}
      <ListingForm
        key={draftId}
        draft={draft}
        draftId={draftId}
        onStored={() => replaceEntry()}
        onListed={path => {
          setListedId(draftId)
          replaceEntry({ listed: path })
        }}
      />
    </>
  )
}
