import { join } from 'node:path'
import { releaseFolderOf, unitConfig } from '@closyyy/tooling/rspack/unit-config'
import { ServiceWorkerAsset } from './service-worker-asset.ts'

const [client, server] = unitConfig({ name: 'shell', folder: import.meta.dirname })
const source = join(import.meta.dirname, 'src/offline/service-worker.ts')
client?.plugins?.push(new ServiceWorkerAsset(source, join(releaseFolderOf('shell'), 'service-worker.js')))

export default [client, server]
