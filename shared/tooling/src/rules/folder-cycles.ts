import { remotes } from '../units.ts'

/** A folder whose children must not import each other in a cycle; type-only and lazy imports count. */
export interface CycleScope {
  folder: string
  between: 'folders' | 'files'
}

const folders = [
  'api/src',
  'api/src/features',
  'shared/demo/src',
  'shared/forms/src',
  'shared/i18n/src',
  'shared/platform/src',
  'shared/releases/src',
  'shared/testing/src',
  'shared/tooling/src',
  'shared/ui/src',
  'shell/server',
  ...remotes.flatMap(remote => [`${remote}/src`, `${remote}/src/features`]),
]

/** The folders to check. In the contract, constants, schemas and calls are files of one folder. */
export const cycleScopes: CycleScope[] = [
  ...folders.map(folder => ({ folder, between: 'folders' as const })),
  { folder: 'shared/contract/src', between: 'files' },
]
