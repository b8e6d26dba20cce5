import { createKeptListings } from './kept-listings.ts'

/** What stands in for the browser's parts below the listing form: its store of drafts, uploads and drawing. */
export const mocked = {
  store: createKeptListings(),
  forms: [] as FormData[],
  fetch: undefined as unknown as typeof fetch,
}

export const idbKeyval = {
  createStore: () => undefined,
  set: (id: string, draft: never) => mocked.store.module.set(id, draft),
  del: (id: string) => mocked.store.module.del(id),
  entries: () => mocked.store.module.entries(),
}

export const upload = {
  fetchWithProgress: () => (input: RequestInfo, init: RequestInit) => {
    mocked.forms.push(init.body as FormData)
    return mocked.fetch(input, init)
  },
}

/** No picture is drawn in tests: a file is as small as it comes, and one named broken is no picture. */
export const drawing = {
  shrinkPhoto: async (file: File) => {
    if (file.name.startsWith('broken')) throw new Error('No picture.')
    return { file, preview: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }
  },
}
