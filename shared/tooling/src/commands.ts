import { join } from 'node:path'
import { env } from './env.ts'
import { runShown } from './processes/run.ts'

type Command = (args: string[], interruption: AbortSignal) => Promise<number>

const script =
  (path: string): Command =>
  args =>
    runShown(process.execPath, [join(env.root, path), ...args], { cwd: env.root })

/** A command without arguments, which it would ignore. @throws if it has some */
const withoutArguments =
  (run: (interruption: AbortSignal) => Promise<number>): Command =>
  async (args, interruption) => {
    if (args.length > 0) throw new Error(`Unexpected: ${args.join(' ')}. This command takes no arguments.`)
    return run(interruption)
  }

/** Chaos scenarios with a script of their own, by name. */
const chaosScripts: Record<string, string> = {
  attacks: 'api/chaos/attacks.ts',
  promotions: 'shared/releases/chaos/promotions.ts',
  render: 'shell/chaos/chaos.ts',
}

/** The commands of `npm run`; each loads its modules when it runs. */
export const commands: Record<string, Command> = {
  start: withoutArguments(async interruption => (await import('./shop/start.ts')).start(interruption)),
  dev: withoutArguments(async interruption => (await import('./shop/dev.ts')).dev(interruption)),
  build: withoutArguments(async interruption => {
    await (await import('./build.ts')).buildAll(interruption)
    return 0
  }),
  release: async (args, interruption) => (await import('./release/release-command.ts')).release(args, interruption),
  test: async (only, interruption) => (await import('./gate/gate.ts')).runGate({ only, interruption }),
  check: withoutArguments(async interruption => (await import('./gate/gate.ts')).runCheck(interruption)),
  e2e: async (args, interruption) => (await import('./gate/gate.ts')).runJourneys(args, interruption),
  format: withoutArguments(() => runShown('biome', ['check', '--write', '.'], { cwd: env.root })),
  bench: script('api/bench/bench.ts'),
  chaos: (args, interruption) => script(chaosScripts[args[0] ?? ''] ?? 'api/chaos/chaos.ts')(args, interruption),
  serve: withoutArguments(async interruption => (await import('./shop/serve.ts')).serve(interruption)),
  doctor: withoutArguments(async () => (await import('./doctor.ts')).doctor()),
  campaign: script('api/src/campaign.ts'),
  'disable-demo': script('api/demo/disable-demo.ts'),
  'bench:page': script('e2e/bench/page-bench.ts'),
  'bench:site': script('e2e/bench/site/site-bench.ts'),
  edge: script('e2e/edge/edge.ts'),
  skew: script('e2e/skew/skew.ts'),
  failover: script('e2e/failover/failover.ts'),
  sbom: withoutArguments(async interruption => (await import('./gate/licences.ts')).sbom(interruption)),
  refusals: script('shared/releases/test/print-refusals.ts'),
  swaps: script('e2e/failover/swaps.ts'),
  walk: script('e2e/walk/walk.ts'),
  freshness: script('e2e/freshness/freshness.ts'),
  gallery: script('shared/ui/gallery/serve-gallery.ts'),
}
