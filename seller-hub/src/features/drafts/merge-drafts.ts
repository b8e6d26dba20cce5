import type { ApiClient, CallOptions } from '@closyyy/api-client/api-client'
import type { ListingDraft } from './draft.ts'
import { deleteLocalDraft, listLocalDrafts } from './local-drafts.ts'
import { listRemoteDrafts } from './remote-drafts.ts'

export interface MergedDrafts {
  drafts: ListingDraft[]
  /** Local drafts whose remote copy was published, or deleted on another device; deleted here now. */
  gone: ListingDraft[]
  /** False if the remote drafts could not be loaded. */
  isComplete: boolean
}

/** Merges local and remote drafts, latest first; local ones only while offline. */
export async function listMergedDrafts(api: ApiClient, userId: number, options?: CallOptions): Promise<MergedDrafts> {
  const [here, saved] = await Promise.all([
    listLocalDrafts(userId).catch(() => []),
    listRemoteDrafts(api, userId, options).catch(() => undefined),
  ])
  if (!saved) return { drafts: here, gone: [], isComplete: false }
  const there = new Map(saved.map(draft => [draft.serverId, draft]))
  const isGone = ({ savedAt, serverId, isSubmitted }: ListingDraft) =>
    !there.has(serverId) && (savedAt !== undefined || (isSubmitted && serverId !== undefined))
  const gone = here.filter(isGone)
  for (const { id } of gone) void deleteLocalDraft(id)
  const ours = here.filter(draft => !isGone(draft))
  const known = new Set(ours.map(({ serverId }) => serverId))
  const elsewhere = saved.filter(({ serverId }) => !known.has(serverId))
  const drafts = [...ours.map(draft => newerOf(draft, there.get(draft.serverId))), ...elsewhere]
  return { drafts: drafts.sort((one, other) => other.changedAt - one.changedAt), gone, isComplete: true }
}

/** Prefers the remote copy if another device changed it since, and later (DRAFT-8). */
function newerOf(here: ListingDraft, there: ListingDraft | undefined): ListingDraft {
  if (!there || there.savedAt === (here.baseVersion ?? here.savedAt)) return here
  // Without unsaved changes, the clock of this device does not matter.
  const changedAt = here.savedAt === undefined ? here.changedAt : Date.parse(here.savedAt)
  return there.changedAt > changedAt ? { ...there, id: here.id } : here
}
