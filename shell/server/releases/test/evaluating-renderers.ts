import { evaluateBundle } from '@closyyy/releases/evaluate-bundle'
import type { RendererSet } from '../../render-pool/renderers.ts'
import { type Bundle, bundleKey } from '../../renderer/protocol.ts'

/** Opens renderers that evaluate bundles in this process and render nothing. */
export async function openEvaluating(bundles: Bundle[]): Promise<RendererSet> {
  const failures: Record<string, string> = {}
  for (const bundle of bundles)
    try {
      evaluateBundle(bundle.code, bundle.file, {})
    } catch (error) {
      failures[bundleKey(bundle)] = `throws ${(error as Error).message}`
    }
  return { failures, start: async () => ({ status: 200, redirect: '/' }), retire: () => undefined }
}
