import type { ApiClient, CallOptions } from '@closyyy/api-client/api-client'
import { forgetDraft, type ListingDraft, listDrafts } from './draft-store.ts'
import { listServerDrafts } from './server-drafts.ts'

/** A person's drafts. */
export interface KeptDrafts {
  /** The last changed first. */
  drafts: ListingDraft[]
  /** False where those of the account could not be read. */
  isWhole: boolean
}

/** The drafts of this device and of the account; without a line the former alone. */
export async function listKeptDrafts(api: ApiClient, userId: number, options?: CallOptions): Promise<KeptDrafts> {
  const [here, saved] = await Promise.all([
    listDrafts(userId).catch(() => []),
    listServerDrafts(api, userId, options).catch(() => undefined),
  ])
  if (!saved) return { drafts: here, isWhole: false }
  const there = new Map(saved.map(draft => [draft.serverId, draft]))
  const ours = here.filter(draft => {
    // What was saved whole and stands there no more was posted or deleted on another device.
    const isGone = draft.savedAt !== undefined && !there.has(draft.serverId)
    if (isGone) void forgetDraft(draft.id)
    return !isGone
  })
  const known = new Set(ours.map(({ serverId }) => serverId))
  const elsewhere = saved.filter(({ serverId }) => !known.has(serverId))
  const drafts = [...ours.map(draft => laterOf(draft, there.get(draft.serverId))), ...elsewhere]
  return { drafts: drafts.sort((one, other) => other.changedAt - one.changedAt), isWhole: true }
}

/** The copy to go on with: that of the server where another device changed it after this one. */
function laterOf(here: ListingDraft, there: ListingDraft | undefined): ListingDraft {
  const isLater = there && there.savedAt !== here.savedAt && there.changedAt > here.changedAt
  return isLater ? { ...there, id: here.id } : here
}
