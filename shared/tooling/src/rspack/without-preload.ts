// Replaces the part of the federation runtime that preloads remotes, which saves a kilobyte in the shell: the document
// server names the files of a page (docs/decisions/011). Nothing calls these functions.
const unused = () => undefined

export const defaultPreloadArgs = unused
export const formatPreloadArgs = unused
export const normalizePreloadExposes = unused
export const preloadAssets = unused
