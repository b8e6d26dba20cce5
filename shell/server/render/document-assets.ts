import type { Assets, Claim, Release } from '@closyyy/releases/release'
import { releaseFilePath } from '@closyyy/releases/release-address'
import type { CurrentReleases } from '../releases/release-reader.ts'

export interface DocumentAssets {
  /** The one script that the document runs. */
  entry: string
  /** Scripts that it will ask for, to be fetched at once. */
  preloads: string[]
  /** Style sheets of the frame with its pieces, and those of the page in it. */
  styles: { frame: string[]; page: string[] }
}

const nothing: Assets = { scripts: [], styles: [] }

/** Every file that the first render of an address needs, so that nothing waits for another file to name it. */
export function documentAssets(
  { documents }: CurrentReleases,
  claim: (Claim & { unit: string }) | undefined,
): DocumentAssets {
  const { shell, ...remotes } = documents
  if (!shell) throw new Error('No release of the shell is current.')
  const own = claim && remotes[claim.unit]
  const page = own ? pageAssets(own, claim) : nothing
  const frame = [atBase(shell, shell.initial), ...Object.values(remotes).map(remote => frameAssets(remote, claim))]
  const frameStyles = new Set(frame.flatMap(part => part.styles))
  return {
    entry: releaseFilePath(shell, shell.entry),
    preloads: [...new Set([...frame, page].flatMap(part => part.scripts))],
    styles: { frame: [...frameStyles], page: page.styles.filter(style => !frameStyles.has(style)) },
  }
}

/** The page's own remote and live header pieces need scripts and styles, a guest's static pieces styles alone. */
function frameAssets(release: Release, claim: (Claim & { unit: string }) | undefined): Assets {
  const pieces = claim?.hideHeaderFooter ? [] : Object.values(release.pieces)
  const isLive = release.unit === claim?.unit || pieces.includes('always')
  if (!isLive && pieces.length === 0) return nothing
  const scripts = isLive ? [release.entry, ...release.initial.scripts] : []
  return atBase(release, { scripts, styles: release.initial.styles })
}

/** A page's own files and those of the layouts around it. */
function pageAssets(release: Release, { id, parents = [] }: Claim): Assets {
  const parts = [...parents, id].map(route => release.chunks[route] ?? nothing)
  return atBase(release, {
    scripts: parts.flatMap(part => part.scripts),
    styles: [...new Set(parts.flatMap(part => part.styles))],
  })
}

function atBase(release: Release, { scripts, styles }: Assets): Assets {
  const path = (file: string) => releaseFilePath(release, file)
  return { scripts: scripts.map(path), styles: styles.map(path) }
}
