import { registerHooks } from 'node:module'

/** The router's exports map lists only its development build. Call it before importing anything that renders. */
export function resolveProductionRouter(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      return { ...found, url: found.url.replace('/react-router/dist/development/', '/react-router/dist/production/') }
    },
  })
}
