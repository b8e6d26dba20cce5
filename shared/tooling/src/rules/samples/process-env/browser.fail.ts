// as: shell/src/store.ts
// expect: Settings are read and validated once: import them from the package’s env.ts.
export const mode = import.meta.env
