// as: shell/src/store.ts
// expect: @rspack/core is not among the dependencies of @closyyy/shell: declare it in its package.json.
import { rspack } from '@rspack/core'

export const bundler = rspack
