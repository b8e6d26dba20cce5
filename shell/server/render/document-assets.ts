import type { Assets, Claim, Release } from '@closyyy/releases/release-document'
import { releaseFilePath } from '@closyyy/releases/release-paths'
import type { CurrentReleases } from '../releases/release-reader.ts'

export interface DocumentAssets {
  entry: string
  preloads: string[]
  styles: { frame: string[]; page: string[] }
}

const noAssets: Assets = { scripts: [], styles: [] }

export function documentAssets(
  { documents }: CurrentReleases,
  claim: (Claim & { unit: string }) | undefined,
): DocumentAssets {
  const { shell, ...remotes } = documents
  if (!shell) throw new Error('No release of the shell is current.')
  const own = claim && remotes[claim.unit]
  const page = own ? pageAssets(own, claim) : noAssets
  const frame = [atBase(shell, shell.initial), ...Object.values(remotes).map(remote => frameAssets(remote, claim))]
  const frameStyles = new Set(frame.flatMap(part => part.styles))
  return {
    entry: releaseFilePath(shell, shell.entry),
    preloads: [...new Set([...frame, page].flatMap(part => part.scripts))],
    styles: { frame: [...frameStyles], page: page.styles.filter(style => !frameStyles.has(style)) },
  }
}

/** The page's own remote and interactive fragments need scripts and styles, a guest's static fragments only styles. */
function frameAssets(release: Release, claim: (Claim & { unit: string }) | undefined): Assets {
  const fragments = claim?.hideHeaderFooter ? [] : Object.values(release.fragments)
  const isInteractive = release.unit === claim?.unit || fragments.includes('always')
  if (!isInteractive && fragments.length === 0) return noAssets
  const scripts = isInteractive ? [release.entry, ...release.initial.scripts] : []
  return atBase(release, { scripts, styles: release.initial.styles })
}

function pageAssets(release: Release, { id, parents = [] }: Claim): Assets {
  const parts = [...parents, id].map(route => release.chunks[route] ?? noAssets)
  return atBase(release, {
    scripts: parts.flatMap(part => part.scripts),
    styles: [...new Set(parts.flatMap(part => part.styles))],
  })
}

function atBase(release: Release, { scripts, styles }: Assets): Assets {
  const path = (file: string) => releaseFilePath(release, file)
  return { scripts: scripts.map(path), styles: styles.map(path) }
}
