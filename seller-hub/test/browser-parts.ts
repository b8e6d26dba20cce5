import type { ListingDraft } from '../src/components/listing-draft/draft-store.ts'

/** What stands in for the parts that a made-up browser lacks: its store of listings, and uploads. */
export const browserParts = {
  listings: new Map<string, ListingDraft>(),
  /** What uploads sent, oldest first. */
  forms: [] as FormData[],
  /** Where uploads go. */
  fetch: undefined as unknown as typeof fetch,
}
