/**
 * Modules with exactly one copy per page, provided by the shell: in browsers through federation, on the document server
 * as its own modules (docs/decisions/002).
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@closyyy/platform/router',
  '@closyyy/platform/query',
  '@closyyy/platform/state',
  '@closyyy/platform/session',
  '@closyyy/platform/services',
  '@closyyy/i18n/text',
  '@closyyy/contract/schema',
] as const
