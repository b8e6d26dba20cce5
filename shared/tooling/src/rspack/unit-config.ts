import { createRequire } from 'node:module'
import { join } from 'node:path'
import { globalNameOf, releaseBase } from '@closyyy/releases/release-address'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { env } from '../env.ts'
import { AssetsList } from './assets-list.ts'
import { esmFederationRuntime } from './esm-runtime.ts'
import { NeededNames } from './needed-names.ts'
import { productionRouter } from './production-router.ts'
import { serverExternals, sharedPackages } from './shared-packages.ts'

/** Browsers the product supports; set in loader and minimizer alike, or right-to-left layout breaks. */
const targets = ['chrome >= 120', 'edge >= 120', 'firefox >= 125', 'safari >= 17.2']

export interface UnitOptions {
  /** Absolute folder of the unit. */
  folder: string
  name: 'shell' | 'storefront' | 'seller-hub' | 'auth'
}

/** The two builds of a unit: what browsers load, and one bundle for the document server. */
export function unitConfig(options: UnitOptions): Configuration[] {
  return [clientConfig(options), serverConfig(options)]
}

function baseConfig({ folder, name }: UnitOptions, side: 'client' | 'server'): Configuration {
  const uniqueName = globalNameOf(name, env.buildId)
  const minimize = env.mode === 'production'
  return {
    name: side,
    mode: env.mode,
    context: folder,
    devtool: false,
    output: {
      path: join(folder, 'dist', side),
      clean: true,
      uniqueName,
      publicPath: releaseBase(name, env.buildId),
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
    module: {
      generator: {
        'css/module': {
          exportsOnly: side === 'server',
          localIdentName: classNamePattern(name),
          exportsConvention: 'as-is',
        },
        asset: { emit: side === 'client', filename: 'assets/[name].[contenthash:8][ext]' },
      },
      parser: { 'css/module': { namedExports: true } },
      rules: [
        { test: /\.tsx?$/, type: 'javascript/auto', loader: 'builtin:swc-loader', options: swcOptions },
        {
          test: /[\\/]shared[\\/]contract[\\/]src[\\/][a-z-]+\.ts$/,
          enforce: 'pre',
          loader: join(import.meta.dirname, 'summaries-loader.cjs'),
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
      minimize,
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

/** Class names differ between units and releases; in production they are short, as every page repeats them. */
function classNamePattern(unit: string): string {
  return env.mode === 'production' ? `${unit[1]}${env.buildId.slice(0, 4)}_[hash:5]` : '[uniqueName]-[local]-[hash:6]'
}

const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: env.mode === 'development' } },
  },
  env: { targets },
}

const lightning = [{ loader: 'builtin:lightningcss-loader', options: { targets } }]

function clientConfig(options: UnitOptions): Configuration {
  const base = baseConfig(options, 'client')
  const isShell = options.name === 'shell'
  return {
    ...base,
    target: ['web', 'es2022'],
    resolve: { ...base.resolve, alias: env.mode === 'production' && isShell ? productionRouter(options.folder) : {} },
    entry: isShell ? { main: './src/main.ts' } : {},
    output: {
      ...base.output,
      filename: '[name].js',
      chunkFilename: 'js/[name].js',
      cssFilename: 'css/[name].css',
      cssChunkFilename: 'css/[name].css',
    },
    optimization: { ...base.optimization, splitChunks: isShell ? { cacheGroups: { react, vendor } } : false },
    plugins: [
      new ModuleFederationPlugin({
        name: options.name,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: globalNameOf(options.name, env.buildId) },
        exposes: isShell ? {} : { './remote': { import: './src/remote.tsx', name: 'remote' } },
        shared: sharedPackages(options.folder, isShell),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          optimization: { disableSnapshot: true, target: 'web', ...(!isShell && { disableRemote: true }) },
          ...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
        },
      }),
      ...esmFederationRuntime(options.folder),
      new rspack.BannerPlugin(compileHint),
      isShell ? new AssetsList('main', ['start', 'react', 'vendor']) : new AssetsList(options.name, ['remote']),
    ],
  }
}

/** Browsers that know it compile a file whole while it comes, beside the main thread, not function by function on it. */
const compileHint = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
}

/** Apart from the rest, so that a cheap phone reads and runs it in a task of its own. */
const react = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'async' as const,
  enforce: true,
  priority: 20,
}

/**
 * What every first page runs beside it; the schema library and what only some visitors need come later (docs/decisions/003),
 * and an icon comes with what shows it.
 */
const vendor = {
  test: /^(?!.*[\\/]((zod|lucide)[\\/]|wishes|session-traces)).*[\\/](node_modules|shared[\\/](platform|i18n))[\\/]/,
  name: 'vendor',
  chunks: 'async' as const,
  enforce: true,
  priority: 10,
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
    plugins: [new NeededNames()],
  }
}
