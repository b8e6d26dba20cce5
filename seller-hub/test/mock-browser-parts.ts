import { beforeEach, vi } from 'vitest'
import type { ListingDraft } from '../src/features/drafts/draft.ts'
import { browserParts } from './browser-parts.ts'

vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: async (id: string, draft: ListingDraft) => void browserParts.listings.set(id, draft),
  update: async (id: string, change: (draft: ListingDraft | undefined) => ListingDraft) =>
    void browserParts.listings.set(id, change(browserParts.listings.get(id))),
  del: async (id: string) => void browserParts.listings.delete(id),
  entries: async () => [...browserParts.listings],
}))

vi.mock('../../shared/platform/src/submission/fetch-with-progress.ts', () => ({
  fetchWithProgress: () => (input: RequestInfo, init: RequestInit) => {
    browserParts.forms.push(init.body as FormData)
    return browserParts.fetch(input, init)
  },
}))

// Resizes nothing; rejects files named broken.
vi.mock('../../shared/forms/src/photos/shrink-photo.ts', () => ({
  shrinkPhoto: async (file: File) => {
    if (file.name.startsWith('broken')) throw new Error('No picture.')
    return { file, preview: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }
  },
}))

beforeEach(() => {
  browserParts.listings.clear()
  browserParts.forms = []
})
