import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'

const require = createRequire(import.meta.url)
const targets = ['chrome >= 120', 'edge >= 120', 'firefox >= 125', 'safari >= 17.2']
const lightning = { loader: 'builtin:lightningcss-loader', options: { targets } }

/** Build configuration of the gallery: CSS and catalogues as in production. */
const galleryBuild: Configuration = {
  mode: 'development',
  devtool: false,
  context: fileURLToPath(new URL('.', import.meta.url)),
  entry: './start-gallery.tsx',
  output: { uniqueName: 'gallery', publicPath: '/' },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          env: { targets },
        },
      },
      {
        test: /\.module\.css$/,
        type: 'css/module',
        parser: { namedExports: true },
        generator: { localIdentName: '[uniqueName]-[local]-[hash:6]' },
        use: [lightning],
      },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'css', use: [lightning] },
      { test: /\.woff2$/, type: 'asset/resource' },
      {
        test: /messages\/\w+\.json$/,
        type: 'javascript/auto',
        loader: require.resolve('@closyyy/i18n/catalogue-loader'),
      },
    ],
  },
  optimization: {
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin(),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({
      title: 'Closyyy gallery',
      meta: { viewport: 'width=device-width' },
      scriptLoading: 'defer',
    }),
  ],
}

const port = Number(process.argv[2] ?? 4200)
const compiler = rspack({ ...galleryBuild, infrastructureLogging: { level: 'error' }, stats: 'errors-warnings' })
const server = new RspackDevServer({ host: '127.0.0.1', port, static: false, client: { overlay: false } }, compiler)

await server.start()
console.log(`The gallery is at http://localhost:${port} (Ctrl-C stops it).`)
