import closeWithGrace from 'close-with-grace'
import { readEnv, withShellSecret } from './env.ts'
import { setGcFlags } from './gc-flags.ts'
import { resolveProductionRouter } from './production-router.ts'

try {
  const env = await withShellSecret(readEnv())
  setGcFlags()
  resolveProductionRouter()
  const { buildApp } = await import('./app.ts')
  const app = await buildApp(env)
  closeWithGrace({ delay: 5_000, logger: false }, async ({ err }) => {
    if (err) app.log.error(err)
    await app.close()
  })
  await app.listen({ port: env.port, host: env.host })
} catch (error) {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  console.error(code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to another one.` : message)
  process.exit(1)
}
