/** A package that only some folders import by its own name. */
export interface RestrictedImport {
  rule: string
  from: (path: string) => boolean
  to: RegExp
  message: string
}

const outsidePlatform = (path: string) => !path.startsWith('shared/platform/')
const inBrowserOrShared = (path: string) => !/^(api|e2e|shell\/server|shared\/tooling)\//.test(path)
const facade = (module: string) =>
  `Remotes share one copy through the platform: import it from @closyyy/platform/${module}.`

export const restrictedImports: RestrictedImport[] = [
  {
    rule: 'zod-mini',
    from: inBrowserOrShared,
    to: /^zod(?!\/mini)/,
    message: "Browsers pay for the whole of zod: import * as z from 'zod/mini'.",
  },
  { rule: 'platform-router', from: outsidePlatform, to: /^(react-router|@remix-run)/, message: facade('router') },
  { rule: 'platform-query', from: outsidePlatform, to: /^@tanstack\//, message: facade('query') },
  { rule: 'platform-state', from: outsidePlatform, to: /^(@reduxjs\/|react-redux|redux)/, message: facade('state') },
]
