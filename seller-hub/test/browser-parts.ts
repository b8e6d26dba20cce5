import type { ListingDraft } from '../src/features/drafts/draft.ts'

/** Replaces IndexedDB and uploads, which the test browser lacks. */
export const browserParts = {
  listings: new Map<string, ListingDraft>(),
  /** Oldest first. */
  forms: [] as FormData[],
  fetch: undefined as unknown as typeof fetch,
}
