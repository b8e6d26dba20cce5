import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { doctor } from '../doctor.ts'
import { env, keysDir, releaseBucket, releasesDir } from '../env.ts'
import { startService } from '../processes/service.ts'
import { assertUsable, originOf } from './ports.ts'
import { runShop, type Shop, untilReady } from './running-shop.ts'

/** Serves the published releases in production until it is interrupted or a process ends; refuses dangerous settings. */
export async function serve(signal: AbortSignal): Promise<number> {
  const variables = Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? '']))
  const settings = {
    RELEASES_DIR: releasesDir,
    RELEASE_KEYS_DIR: keysDir,
    ...variables,
    NODE_ENV: 'production',
  }
  if ((await doctor(settings)) !== 0) return 1
  if (!releaseBucket() && !existsSync(join(settings.RELEASES_DIR, 'log'))) {
    console.error('There are no releases to serve: npm run build builds and publishes them.')
    return 1
  }
  await assertUsable('PORT', env.host, env.port)
  await assertUsable('API_PORT', env.apiHost, env.apiPort)
  const shop = startServers(settings)
  await untilReady(shop, signal)
  console.log(`Closyyy serves ${process.env.PUBLIC_URL} on port ${env.port}.`)
  return runShop(shop, signal)
}

function startServers(variables: Record<string, string>): Shop {
  const apiOrigin = variables.API_ORIGIN || originOf(env.apiHost, env.apiPort)
  const api = startService({
    name: 'API',
    script: 'api/src/server.ts',
    variables,
    readyUrl: `${apiOrigin}/api/health/ready`,
  })
  const web = startService({
    name: 'document server',
    script: 'shell/server/server.ts',
    variables: { ...variables, API_ORIGIN: apiOrigin },
    readyUrl: `${originOf(env.host, env.port)}/units.json`,
  })
  const close = async () => {
    await Promise.all([api.stop(), web.stop()])
  }
  return { origin: variables.PUBLIC_URL ?? '', api, web, close }
}
