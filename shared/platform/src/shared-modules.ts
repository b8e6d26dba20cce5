/**
 * Modules of which a page has exactly one copy: the shell provides them, every remote reads them from it.
 * Browsers get them through federation, the document server hands its own (docs/decisions/002).
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
