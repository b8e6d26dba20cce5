import { registerHooks } from 'node:module'

/**
 * The router's exports map names its development build alone, under every condition. This process takes the other
 * one: to be called before anything that renders is imported.
 */
export function takeProductionRouter(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      return { ...found, url: found.url.replace('/react-router/dist/development/', '/react-router/dist/production/') }
    },
  })
}
