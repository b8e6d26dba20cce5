import { onTestFinished, vi } from 'vitest'
import type { Bundle } from '../../renderer/protocol.ts'
import type { RenderLimits } from '../limits.ts'
import { type RendererProcess, startRendererProcess } from '../renderer-process.ts'
import { createRenderers, type RenderersOptions } from '../renderers.ts'
import { requestOf } from './test-bundles.ts'

/** Starts renderers in processes of their own, which end with the test. */
export function startTestRenderers({
  limits,
  ...options
}: Partial<Omit<RenderersOptions, 'limits'>> & { limits?: Partial<RenderLimits> } = {}) {
  const onEvent = vi.fn()
  const processes: RendererProcess[] = []
  const start = () => {
    const started = startRendererProcess()
    processes.push(started)
    return started
  }
  const renderers = createRenderers({ start, read: async () => undefined, onEvent, limits, ...options })
  onTestFinished(() => renderers.close())
  return { renderers, onEvent, processes }
}

/** Renders a page to the end. */
export async function renderTestPage(
  set: Awaited<ReturnType<ReturnType<typeof createRenderers>['open']>>,
  bundles: Bundle[],
  unit: string,
  id?: string,
) {
  const request = requestOf(bundles, unit, id)
  const page = await set.start(request)
  const content = 'content' in page ? await page.content : undefined
  const textOf = (bytes?: Uint8Array) => new TextDecoder().decode(bytes)
  const { mode, head } = content ?? {}
  const texts = { body: textOf(content?.body), state: textOf(content?.state) }
  return { status: page.status, errors: request.errors, mode, head, ...texts }
}

export const isAlive = ({ pid }: Pick<RendererProcess, 'pid'>): boolean => {
  try {
    return process.kill(pid ?? 0, 0)
  } catch {
    return false
  }
}
