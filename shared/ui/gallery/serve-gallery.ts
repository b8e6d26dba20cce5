import { rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { galleryBuild } from './gallery-build.ts'

const port = Number(process.argv[2] ?? 4200)
const compiler = rspack({ ...galleryBuild, infrastructureLogging: { level: 'error' }, stats: 'errors-warnings' })
const server = new RspackDevServer({ host: '127.0.0.1', port, static: false, client: { overlay: false } }, compiler)

await server.start()
console.log(`The gallery is at http://localhost:${port} (Ctrl-C stops it).`)
