import { createStore, del, entries, set, update } from 'idb-keyval'
import { emptyListing, type ListingDraft, type ListingValues } from './draft.ts'
import type { SavedDraft } from './remote-drafts.ts'

const store = () => createStore('closyyy-drafts', 'listings')

export function storeLocalDraft(draft: ListingDraft): Promise<void> {
  return set(draft.id, draft, store())
}

/** Sets the id and the version of the remote copy, unless the draft was deleted. */
export async function linkLocalDraft(id: string, { id: serverId, savedAt: baseVersion }: SavedDraft): Promise<void> {
  const stored = await entries<string, ListingDraft>(store())
  if (!stored.some(([key]) => key === id)) return
  await update<ListingDraft>(id, draft => ({ ...(draft as ListingDraft), serverId, baseVersion }), store())
}

export async function listLocalDrafts(userId: number): Promise<ListingDraft[]> {
  const stored = await entries<string, ListingDraft>(store())
  return stored
    .map(([, draft]) => ({ ...draft, values: withDefaults(draft.values) }))
    .filter(draft => draft.userId === userId)
    .sort((one, other) => other.changedAt - one.changedAt)
}

/** Fills in fields that drafts of earlier releases lack; those had standard sizes only. */
function withDefaults({ standard_size, ...values }: StoredValues): ListingValues {
  return { ...emptyListing, ...values, size: values.size ?? standard_size ?? '' }
}

type StoredValues = Partial<ListingValues> & { standard_size?: string }

export function deleteLocalDraft(id: string): Promise<void> {
  return del(id, store())
}
