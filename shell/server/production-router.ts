import { registerHooks } from 'node:module'

/**
 * Resolves the router to its production build, as its exports map names only the development one. Call it before
 * importing anything that renders.
 */
export function takeProductionRouter(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      return { ...found, url: found.url.replace('/react-router/dist/development/', '/react-router/dist/production/') }
    },
  })
}
