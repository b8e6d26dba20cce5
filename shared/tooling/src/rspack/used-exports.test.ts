import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { env } from '../env.ts'
import { USED_EXPORTS_FILE, UsedExportsList } from './used-exports.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-build-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Builds a module, as production builds are, and returns the used exports. */
async function usedBy(source: string): Promise<unknown> {
  const compiler = rspack({
    mode: 'production',
    context: join(env.root, 'shared/tooling'),
    entry: { main: `data:text/javascript,${encodeURIComponent(source)}` },
    output: { path: folder },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } }],
    },
    plugins: [new UsedExportsList()],
  })
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    ),
  )
  await new Promise(resolve => compiler.close(resolve))
  return JSON.parse(await readFile(join(folder, USED_EXPORTS_FILE), 'utf8'))
}

it('lists the calls that a bundle uses after tree shaking, static and lazy ones', async () => {
  const source = `
    import { addCartItem, getCart, mergeCart } from '@closyyy/contract/carts-calls'
    export const unused = () => mergeCart
    const unreachable = () => addCartItem
    console.log(getCart)
    import('@closyyy/contract/offers-calls').then(({ createOffer }) => console.log(createOffer))`
  expect(await usedBy(source)).toEqual({
    'shared/contract/src/carts-calls.ts': ['getCart'],
    'shared/contract/src/offers-calls.ts': ['createOffer'],
  })
})

it('lists the functions of the event bus, and all of a module that is used as a whole', async () => {
  const source = `
    import * as calls from '@closyyy/contract/sitemap-calls'
    import { onCartChanged } from '${env.root}/shared/event-bus/src/on.ts'
    onCartChanged(() => console.log(calls))`
  expect(await usedBy(source)).toEqual({
    'shared/contract/src/sitemap-calls.ts': ['*'],
    'shared/event-bus/src/on.ts': ['onCartChanged'],
  })
})

it('lists the functions of the platform that open prompts', async () => {
  const module = 'shared/platform/src/sign-in/sign-in-prompt.ts'
  const source = `
    import { usePendingAction, useSignInPrompt } from '${env.root}/${module}'
    export const unused = () => useSignInPrompt
    console.log(usePendingAction)`
  expect(await usedBy(source)).toEqual({ [module]: ['usePendingAction'] })
})
