import type { Release } from './release.ts'

/**
 * What keeps a remote from running in a shell, in one sentence; undefined where it fits. Releases from before this was
 * written down fit.
 */
export function misfit(shell: Release, remote: Release): string | undefined {
  const { offers } = shell
  if (!offers) return
  const lacking = Object.entries(remote.needs ?? {})
    .map(([module, names]) => ({ module, names: names.filter(name => !offers[module]?.includes(name)) }))
    .filter(({ names }) => names.length > 0)
    .map(({ module, names }) => `${names.join(', ')} of ${module}`)
  if (lacking.length === 0) return
  return `${remote.unit} ${remote.id} needs ${lacking.join(' and ')}, which shell ${shell.id} does not offer: promote a shell that does, first.`
}
