import { createStore, del, entries, set, update } from 'idb-keyval'
import type { PickedPhoto } from '../photo-picker/picked-photo.ts'
import { emptyListing, type ListingValues } from './listing-values.ts'

/** A listing that is not sent yet, kept on this device. */
export interface ListingDraft {
  id: string
  /** Whose it is: another account on the same device never sees it. */
  userId: number
  /** Its number among the account's drafts on the server, once it was saved there. */
  serverId?: number
  /** When the server's copy was last made the same; nothing while this one has more. */
  savedAt?: string
  values: ListingValues
  photos: PickedPhoto[]
  /** Milliseconds since 1970. */
  changedAt: number
}

const shelf = () => createStore('closyyy-drafts', 'listings')

/** Keeps a draft; one with the same id is replaced. */
export function keepDraft(draft: ListingDraft): Promise<void> {
  return set(draft.id, draft, shelf())
}

/** Notes the server's number of a draft, unless the draft is gone. */
export async function linkDraft(id: string, serverId: number | undefined): Promise<void> {
  const kept = await entries<string, ListingDraft>(shelf())
  if (!kept.some(([key]) => key === id)) return
  await update<ListingDraft>(id, draft => ({ ...(draft as ListingDraft), serverId }), shelf())
}

/** This person's drafts, the last changed first. */
export async function listDrafts(userId: number): Promise<ListingDraft[]> {
  const kept = await entries<string, ListingDraft>(shelf())
  return kept
    .map(([, draft]) => ({ ...draft, values: completed(draft.values) }))
    .filter(draft => draft.userId === userId)
    .sort((one, other) => other.changedAt - one.changedAt)
}

/** Completes what an earlier release of the form kept, which knew standard sizes alone. */
function completed({ standard_size, ...values }: KeptValues): ListingValues {
  return { ...emptyListing, ...values, size: values.size ?? standard_size ?? '' }
}

type KeptValues = Partial<ListingValues> & { standard_size?: string }

export function forgetDraft(id: string): Promise<void> {
  return del(id, shelf())
}
