/** A folder whose children must not import each other in a circle; types and lazy imports count. */
export interface CycleScope {
  folder: string
  /** `folders`: its subfolders, `files`: every file in it. */
  between: 'folders' | 'files'
}

const folders = [
  'api/src',
  'api/src/features',
  'auth/src',
  'auth/src/features',
  'seller-hub/src',
  'seller-hub/src/features',
  'shared/demo/src',
  'shared/forms/src',
  'shared/i18n/src',
  'shared/platform/src',
  'shared/releases/src',
  'shared/testing/src',
  'shared/tooling/src',
  'shared/ui/src',
  'shell/server',
  'storefront/src',
  'storefront/src/features',
]

/** Where the rule holds; the contract's constants, schemas and calls are files side by side. */
export const cycleScopes: CycleScope[] = [
  ...folders.map(folder => ({ folder, between: 'folders' as const })),
  { folder: 'shared/contract/src', between: 'files' },
]
