import { join } from 'node:path'
import { env } from '@closyyy/tooling/env'
import { AssetsList } from '@closyyy/tooling/rspack/assets-list'
import { unitConfig } from '@closyyy/tooling/rspack/unit-config'
import { vendorChunks } from '@closyyy/tooling/rspack/vendor-chunks'
import { type Chunk, type Configuration, rspack } from '@rspack/core'
import { ChunkLoader } from './chunk-loader.ts'

/** How the monolith names its files: `release` renames all of them with every release, `content` only changed ones. */
export type Naming = 'release' | 'content'

export interface MonolithOptions {
  /** Folder of the build; `client` and `server` in it are replaced. */
  folder: string
  naming: Naming
  /** Module that takes the place of the shell's loading of remotes. */
  loadUnit: string
  /** Entry modules of the server bundles, by unit. */
  serverEntries: Record<string, string>
}

const shell = join(env.root, 'shell')
/** Loads the definition of a remote, which the bundle contains. */
const LOAD_UNIT = /[\\/]load-unit\.ts$/
const MAIN_MODULE = /[\\/]shell[\\/]src[\\/]main\.ts$/

/**
 * Returns the build of all units as one: the shell's own configuration without federation, so that loaders, targets,
 * minimizer and splitting by route are the same.
 */
export function monolithConfig({ folder, naming, loadUnit, serverEntries }: MonolithOptions): Configuration[] {
  const [client, server] = unitConfig(shell)
  const hash = naming === 'release' ? 'fullhash' : 'contenthash'
  const file = (ending: string) => `vendor/[name].[${hash}:12].${ending}`
  const isKept = (plugin: unknown) => plugin instanceof rspack.BannerPlugin
  return [
    {
      ...client,
      output: {
        ...client?.output,
        path: join(folder, 'client'),
        uniqueName: 'monolith',
        filename: file('js'),
        chunkFilename: file('js'),
        cssFilename: file('css'),
        cssChunkFilename: file('css'),
      },
      module: withAssets(client?.module),
      optimization: { ...client?.optimization, splitChunks: { cacheGroups: dependencyChunks(file('js')) } },
      plugins: [
        ...(client?.plugins ?? []).filter(isKept),
        new ChunkLoader(),
        new rspack.NormalModuleReplacementPlugin(LOAD_UNIT, loadUnit),
        new AssetsList({
          entryName: 'main',
          initialNames: ['start', ...Object.keys(vendorChunks)],
          folder: 'shell/release',
        }),
      ],
    },
    {
      ...server,
      entry: serverEntries,
      output: { ...server?.output, path: join(folder, 'server'), uniqueName: 'monolith', filename: '[name].cjs' },
      module: withAssets(server?.module),
      plugins: [],
    },
  ]
}

function withAssets(module: Configuration['module']): Configuration['module'] {
  const asset = { ...module?.generator?.asset, filename: 'vendor/[name].[contenthash:8][ext]' }
  return { ...module, generator: { ...module?.generator, asset } }
}

/** Splits the dependencies of the first view as the shell does, and the schema library, which loads later. */
function dependencyChunks(filename: string) {
  const shared = { filename, chunks: isFirstView }
  return {
    default: false as const,
    defaultVendors: false as const,
    react: { ...vendorChunks.react, ...shared },
    vendor: { ...vendorChunks.vendor, ...shared },
    zod: { filename, enforce: true, chunks: 'async' as const, test: /[\\/]node_modules[\\/]zod[\\/]/, name: 'zod' },
  }
}

/** Returns true for the chunks that the shell's main module loads at every start. */
function isFirstView(chunk: Chunk): boolean {
  return [...chunk.groupsIterable].some(group =>
    group.origins.some(({ module }) => MAIN_MODULE.test(module?.identifier() ?? '')),
  )
}
