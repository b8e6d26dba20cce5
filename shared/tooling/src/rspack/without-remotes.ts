// Replaces parts of the federation's bundler runtime that serve remotes named at build time and shared modules with copies
// in a remote, which no unit has. Nothing calls them.
const unused = () => undefined

export const remotes = unused
export const getSharedFallbackGetter = unused
