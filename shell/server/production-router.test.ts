import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('resolves the router to its production build only', () => {
  const program = `
    import { resolveProductionRouter } from './production-router.ts'
    import { registerHooks } from 'node:module'
    const urls = new Set()
    registerHooks({ load: (url, context, next) => { urls.add(url); return next(url, context) } })
    resolveProductionRouter()
    await import('@closyyy/platform/router')
    console.log([...urls].filter(url => url.includes('/react-router/dist/')).join())`
  const args = ['--input-type=module-typescript', '--eval', program]
  const loaded = execFileSync(process.execPath, args, { cwd: join(import.meta.dirname), encoding: 'utf8' })
  expect(loaded).toContain('/react-router/dist/production/')
  expect(loaded).not.toContain('/react-router/dist/development/')
})
