import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { ID_PLACEHOLDER } from '@closyyy/releases/release-id'
import { CONTAINER_FILE, globalNameOf, RELEASES_BASE } from '@closyyy/releases/release-paths'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { env } from '../env.ts'
import { AssetsList } from './assets-list.ts'
import { NeededNames } from './needed-names.ts'
import { ownFederationRuntime } from './own-runtime.ts'
import { PageLoaderPlugin } from './page-loader-plugin.ts'
import { productionRouter } from './production-router.ts'
import { serverExternals, sharedPackages } from './shared-packages.ts'
import { StableIds } from './stable-ids.ts'
import { UsedExportsList } from './used-exports.ts'
import { vendorChunks } from './vendor-chunks.ts'

/** Supported browsers. Loader and minimizer need the same list, or right-to-left layout breaks. */
const targets = ['chrome >= 120', 'edge >= 120', 'firefox >= 125', 'safari >= 17.2']

interface UnitOptions {
  folder: string
  name: string
}

/** Returns the builds of the unit in a folder, for browsers and for the document server. */
export function unitConfig(folder: string): Configuration[] {
  const options = { folder, name: basename(folder) }
  return [clientConfig(options), serverConfig(options)]
}

export const releaseFolderOf = (unit: string) => `${unit}/${ID_PLACEHOLDER}`

function baseConfig({ folder, name }: UnitOptions, side: 'client' | 'server'): Configuration {
  const isOptimized = env.mode === 'production'
  return {
    name: side,
    mode: 'production',
    context: folder,
    devtool: false,
    output: {
      path: join(folder, 'dist', env.mode, side),
      clean: true,
      uniqueName: globalNameOf(name, ID_PLACEHOLDER),
      publicPath: RELEASES_BASE,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
    module: {
      generator: {
        'css/module': {
          exportsOnly: side === 'server',
          localIdentName: classNamePattern(name),
          exportsConvention: 'as-is',
        },
        asset: { emit: side === 'client', filename: `${releaseFolderOf(name)}/assets/[name].[contenthash:8][ext]` },
      },
      // Keeps the names of custom properties, as of the tokens: renamed ones were exported into scripts.
      parser: { 'css/module': { namedExports: true, dashedIdents: false } },
      rules: [
        { test: /\.tsx?$/, type: 'javascript/auto', loader: 'builtin:swc-loader', options: swcOptions },
        {
          test: /[\\/]shared[\\/]contract[\\/]src[\\/][a-z-]+\.ts$/,
          enforce: 'pre',
          loader: join(import.meta.dirname, 'summaries-loader.cjs'),
        },
        {
          test: /[\\/]react-router[\\/]dist[\\/]production[\\/].+\.mjs$/,
          loader: join(import.meta.dirname, 'pure-components-loader.cjs'),
        },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css', use: lightning },
        { test: /\.module\.css$/, type: 'css/module', use: lightning },
        { test: /\.(woff2|webp|jpg|png|svg)$/, type: 'asset/resource' },
        {
          test: /[\\/]messages[\\/][a-z]{2}\.json$/,
          type: 'javascript/auto',
          loader: createRequire(import.meta.url).resolve('@closyyy/i18n/catalogue-loader'),
        },
      ],
    },
    optimization: {
      minimize: isOptimized,
      concatenateModules: isOptimized,
      // Shortest names, unlike hashes of names.
      mangleExports: 'size',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 3 }, format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  }
}

/** Returns the pattern of class names; in production short, with the unit's second letter, by which the units differ. */
function classNamePattern(unit: string): string {
  return env.mode === 'production' ? `${unit[1]}_[hash:5]` : `${unit}-[local]-[hash:6]`
}

/** Icon module as remotes and the design system import it. */
const iconImports = ['@closyyy/ui/icons', '../icons/icons.ts']

/**
 * Compiles one instance of the icon module per icon, each without the other icons. A single instance would put the icons
 * of all pages into a chunk that every page loads.
 */
const iconModule = (libraryName: string) => ({
  libraryName,
  customName: `${libraryName}?{{ member }}`,
  transformToDefaultImport: false,
})

const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  env: { targets },
  transformImport: iconImports.map(iconModule),
}

const lightning = [{ loader: 'builtin:lightningcss-loader', options: { targets } }]

function clientConfig(options: UnitOptions): Configuration {
  const base = baseConfig(options, 'client')
  const isShell = options.name === 'shell'
  const folder = releaseFolderOf(options.name)
  return {
    ...base,
    target: ['web', 'es2022'],
    resolve: { ...base.resolve, alias: isShell ? { ...productionRouter(options.folder), ...reactOwnHooks } : {} },
    entry: isShell ? { main: './src/main.ts' } : {},
    output: {
      ...base.output,
      filename: `${folder}/[name].js`,
      chunkFilename: `${folder}/js/[name].js`,
      cssFilename: `${folder}/css/[name].css`,
      cssChunkFilename: `${folder}/css/[name].css`,
      // Shared by all releases of the shell because vendor chunks outlive them; a page runs only one shell. The default
      // spells the placeholder of the id in another way, so that releases of a remote would run each other's chunks.
      chunkLoadingGlobal: isShell ? 'shellChunks' : `${globalNameOf(options.name, ID_PLACEHOLDER)}_chunks`,
    },
    optimization: { ...base.optimization, ...(isShell ? shellChunks : remoteChunks) },
    plugins: [
      new ModuleFederationPlugin({
        name: options.name,
        filename: `${folder}/${CONTAINER_FILE}`,
        library: { type: 'var', name: globalNameOf(options.name, ID_PLACEHOLDER) },
        exposes: isShell ? {} : { './remote': { import: './src/remote.tsx', name: 'remote' } },
        shared: sharedPackages(options.folder, isShell),
        manifest: false,
        dts: false,
        dev: false,
      }),
      ownFederationRuntime(),
      new StableIds(),
      new PageLoaderPlugin(),
      new UsedExportsList(),
      new rspack.BannerPlugin(compileHint),
      new AssetsList({
        entryName: isShell ? 'main' : options.name,
        initialNames: isShell ? ['start', ...Object.keys(vendorChunks)] : ['remote'],
        folder,
      }),
    ],
  }
}

/** Ids in the shell do not depend on other modules, so that vendor chunks outlive a release (docs/decisions/017). */
const shellChunks = {
  // Names, unlike hashes, do not depend on the folder of the checkout.
  chunkIds: 'named',
  splitChunks: { cacheGroups: vendorChunks },
} as const

/** Numbers modules and chunks in their order, in fewer digits than hashes: no file of a remote outlives its release. */
const remoteChunks = { chunkIds: 'natural', moduleIds: 'natural', splitChunks: false } as const

/** Replaces the copies of React's hooks that libraries carry for React 17. */
const reactOwnHooks = { 'use-sync-external-store/shim$': 'react' }

/** Makes browsers that support it compile a whole file off the main thread while it loads. */
const compileHint = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
}

function serverConfig(options: UnitOptions): Configuration {
  const base = baseConfig(options, 'server')
  const entry = options.name === 'shell' ? './src/server-entry.ts' : './src/remote.tsx'
  return {
    ...base,
    target: 'node24',
    entry: { server: entry },
    output: { ...base.output, filename: 'server.cjs', library: { type: 'commonjs2' } },
    externals: serverExternals(),
    module: { ...base.module, parser: { ...base.module?.parser, javascript: { dynamicImportMode: 'eager' } } },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [new NeededNames(), new UsedExportsList()],
  }
}
