import { join } from 'node:path'
import { env } from './env.ts'
import { runShown } from './run.ts'

type Command = (words: string[]) => Promise<number>

/** Runs a script of the repository with its output on screen. */
const script =
  (path: string): Command =>
  words =>
    runShown(process.execPath, [join(env.root, path), ...words], { cwd: env.root })

/** What `npm run …` can do; each command is loaded when it is asked for. */
export const commands: Record<string, Command> = {
  start: async () => (await import('./start.ts')).start(),
  dev: async () => (await import('./dev.ts')).dev(),
  build: async () => {
    await (await import('./build.ts')).buildAll()
    return 0
  },
  release: async words => (await import('./release/release-command.ts')).release(words),
  test: async words => (await import('./gate/gate.ts')).runGate({ only: words }),
  check: async () => (await import('./gate/gate.ts')).runCheck(),
  e2e: async words => (await import('./gate/gate.ts')).runJourneys(words),
  format: () => runShown('biome', ['check', '--write', '.'], { cwd: env.root }),
  bench: script('api/bench/bench.ts'),
  chaos: script('api/chaos/chaos.ts'),
  'bench:page': script('e2e/bench/page-bench.ts'),
  gallery: script('shared/ui/gallery/serve-gallery.ts'),
}
