import { draftPath, LIST_ITEM_PATH } from '@closyyy/contract/paths'
import { useLocation, useNavigate, useSearchParams } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { Spinner } from '@closyyy/ui/spinner'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { useMemo, useState } from 'react'
import { useStoredDraft } from '../../drafts/use-stored-draft.ts'
import { ListedItem, RestoredNote, UnfinishedNote } from './draft-notes.tsx'
import * as styles from './listing-form.module.css'
import { ListingForm } from './listing-form.tsx'
import { useListingText } from './listing-text.ts'

/** The router's key of an entry without one. */
const UNKEYED = 'default'

/** Returns the path of the product that was listed at the history entry of this key, as when somebody goes back to it. */
const listedAt = (key: string): string | undefined =>
  (history.state?.key ?? UNKEYED) === key ? history.state?.listed : undefined

/** Stores that the item of the page's history entry was listed (DRAFT-7). */
const storeListed = (path: string) => history.replaceState({ ...history.state, listed: path }, '')

export function ListItem() {
  const t = useListingText()
  const [search] = useSearchParams()
  const [newId, setNewId] = useState(() => crypto.randomUUID() as string)
  const draftId = search.get('draft') ?? newId
  const navigate = useNavigate()
  const { key } = useLocation()
  // Read once: the form of this visit confirms in a dialog that its item is listed.
  const listed = useMemo(() => listedAt(key), [key])
  const userId = useSession()?.userId
  const { isReady, draft, unfinished, isListed, isError, isFetching, refetch } = useStoredDraft(draftId, userId)

  function startOver() {
    setNewId(crypto.randomUUID())
    void navigate(LIST_ITEM_PATH)
  }

  if (listed !== undefined) return <ListedItem path={listed} onAnother={startOver} />
  if (!isReady) return <Loading />
  // A form of this id would continue the draft that was listed.
  if (isListed) return <ListedItem path={undefined} onAnother={startOver} />
  if (isError) return <ErrorState message={t('draft-failed')} onRetry={refetch} retrying={isFetching} />

  return (
    <>
      {draft && <RestoredNote onStartOver={startOver} />}
      {unfinished && <UnfinishedNote draft={unfinished} />}
      <ListingForm
        key={draftId}
        draft={draft}
        draftId={draftId}
        onStored={() => void navigate(draftPath(draftId), { replace: true, preventScrollReset: true })}
        onListed={storeListed}
      />
    </>
  )
}

/** As high as the photos and the first fields of the form. */
function Loading() {
  return (
    <div className={styles.form}>
      <VisuallyHidden>
        <Spinner />
      </VisuallyHidden>
      <Skeleton shape="block" className={styles.loading} />
      <Skeleton shape="control" />
      <Skeleton shape="block" className={styles.loading} />
    </div>
  )
}
