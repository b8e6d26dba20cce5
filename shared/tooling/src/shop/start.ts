import { buildAll } from '../build.ts'
import { env, keysDir, releasesDir } from '../env.ts'
import { startService } from '../processes/service.ts'
import { assertUsable, originOf } from './ports.ts'
import { runShop, type Shop, untilReady } from './running-shop.ts'

export interface StartOptions {
  port?: number
  apiPort?: number
  dataDir?: string
  apiEnv?: Record<string, string>
  webEnv?: Record<string, string>
  signal?: AbortSignal
}

export async function assertPortsUsable(port = env.port, apiPort = env.apiPort): Promise<void> {
  await assertUsable('PORT', env.host, port)
  await assertUsable('API_PORT', env.apiHost, apiPort)
}

/**
 * Starts API and document server over the published releases, in demo mode; resolves when both respond.
 * @throws if one ends
 */
export async function startShop(options: StartOptions = {}): Promise<Shop> {
  const { port = env.port, apiPort = env.apiPort, dataDir = env.dataDir, apiEnv = {}, webEnv = {}, signal } = options
  signal?.throwIfAborted()
  await assertPortsUsable(port, apiPort)
  const origin = `http://localhost:${port}`
  const publicUrl = process.env.PUBLIC_URL || origin
  const apiOrigin = originOf(env.apiHost, apiPort)
  const api = startService({
    name: 'API',
    script: 'api/demo/demo-server.ts',
    variables: {
      DEMO_MODE: 'on',
      PUBLIC_URL: publicUrl,
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      ...apiEnv,
    },
    readyUrl: `${apiOrigin}/api/health/ready`,
  })
  const web = startService({
    name: 'document server',
    script: 'shell/server/server.ts',
    variables: {
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      API_ORIGIN: apiOrigin,
      DATA_DIR: dataDir,
      // Many people may try the demo behind one IP (LIMIT-2).
      LIMIT_DOCUMENTS_PER_MINUTE: '100000000',
      LIMIT_RENDERS_PER_MINUTE: '100000000',
      RELEASES_DIR: releasesDir,
      RELEASE_KEYS_DIR: keysDir,
      ...webEnv,
    },
    readyUrl: `${origin}/`,
  })
  const close = async () => {
    await Promise.all([api.stop(), web.stop()])
  }
  const shop = { origin, api, web, close }
  await untilReady(shop, signal)
  return shop
}

/** Builds what changed, starts the shop and prints its URL; runs until it is interrupted or a process ends. */
export async function start(signal: AbortSignal): Promise<number> {
  await assertPortsUsable()
  console.log('Building what changed …')
  await buildAll(signal)
  console.log('Starting …')
  const shop = await startShop({ signal })
  console.log(
    [
      '',
      `  Closyyy is open at ${shop.origin}`,
      '',
      '  Demo accounts, all with the password Closyyy-demo-1:',
      '  demo_buyer, demo_seller, demo_admin',
      '',
      '  Emails and text messages, such as codes:',
      `  ${shop.origin}/api/v1/dev/outbox`,
      '',
      '  Ctrl-C stops everything.',
      '',
    ].join('\n'),
  )
  return runShop(shop, signal)
}
