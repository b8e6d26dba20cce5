import type { Assets, Claim, Release } from '@closyyy/releases/release'
import { releaseBase } from '@closyyy/releases/release-address'
import type { CurrentReleases } from '../releases/release-reader.ts'

export interface DocumentAssets {
  /** The one script that the document runs. */
  entry: string
  /** Scripts that it will ask for, to be fetched at once. */
  preloads: string[]
  styles: string[]
}

const nothing: Assets = { scripts: [], styles: [] }

/** Every file that the first render of an address needs, so that nothing waits for another file to name it. */
export function documentAssets(
  { documents }: CurrentReleases,
  claim: (Claim & { unit: string }) | undefined,
): DocumentAssets {
  const { shell, ...remotes } = documents
  if (!shell) throw new Error('No release of the shell is current.')
  const parts = [atBase(shell, shell.initial), ...Object.values(remotes).map(remote => remoteAssets(remote, claim))]
  return {
    entry: releaseBase('shell', shell.id) + shell.entry,
    preloads: [...new Set(parts.flatMap(part => part.scripts))],
    styles: [...new Set(parts.flatMap(part => part.styles))],
  }
}

/** The page's own remote and live header pieces need scripts and styles, a guest's static pieces styles alone. */
function remoteAssets(release: Release, claim: (Claim & { unit: string }) | undefined): Assets {
  const pieces = claim?.hideHeaderFooter ? [] : Object.values(release.pieces)
  const page = release.unit === claim?.unit ? pageAssets(release, claim) : undefined
  const isLive = page !== undefined || pieces.includes('always')
  if (!isLive && pieces.length === 0) return nothing
  const scripts = isLive ? [release.entry, ...release.initial.scripts, ...(page?.scripts ?? [])] : []
  return atBase(release, { scripts, styles: [...release.initial.styles, ...(page?.styles ?? [])] })
}

/** A page's own files and those of the layouts around it. */
function pageAssets({ chunks }: Release, { id, parents = [] }: Claim): Assets {
  const parts = [...parents, id].map(route => chunks[route] ?? nothing)
  return { scripts: parts.flatMap(part => part.scripts), styles: parts.flatMap(part => part.styles) }
}

function atBase({ unit, id }: Release, { scripts, styles }: Assets): Assets {
  const address = (file: string) => releaseBase(unit, id) + file
  return { scripts: scripts.map(address), styles: styles.map(address) }
}
