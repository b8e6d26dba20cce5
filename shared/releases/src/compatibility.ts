import type { Release } from './release-document.ts'

/**
 * Returns a message if a remote needs shared names that the shell does not offer, else undefined. Releases without
 * such lists are compatible with all.
 */
export function findIncompatibility(shell: Release, remote: Release): string | undefined {
  const { offers } = shell
  if (!offers) return
  const missing = Object.entries(remote.needs ?? {})
    .map(([module, names]) => ({ module, names: names.filter(name => !offers[module]?.includes(name)) }))
    .filter(({ names }) => names.length > 0)
    .map(({ module, names }) => `${names.join(', ')} of ${module}`)
  if (missing.length === 0) return
  return `${remote.unit} ${remote.id} needs ${missing.join(' and ')}, which shell ${shell.id} does not offer: promote a shell that does, first.`
}
