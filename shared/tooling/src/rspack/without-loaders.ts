// Replaces the federation runtime's loaders of scripts, in browsers and in Node: nothing calls them (see loaded-entries.ts).
const unused = () => undefined

export const createLink = unused
export const createScript = unused
export const createScriptNode = unused
export const isStaticResourcesEqual = unused
export const loadScript = unused
export const loadScriptNode = unused
export const safeWrapper = unused
