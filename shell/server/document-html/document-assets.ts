import type { Assets, Claim, Release } from '@closyyy/releases/release-document'
import { INTEGRITY_FILE, releaseFilePath } from '@closyyy/releases/release-paths'
import type { ReleaseSet } from '../releases/release-set.ts'

/** A file of a release by its path on the shop's origin, with its hash. */
export interface HashedFile {
  path: string
  integrity: string
}

export interface DocumentAssets {
  entry: HashedFile
  preloads: HashedFile[]
  /** The table of hashes of each release. */
  tables: HashedFile[]
  styles: { frame: string[]; page: string[] }
}

const noAssets: Assets = { scripts: [], styles: [] }

export function documentAssets(
  { documents }: ReleaseSet,
  claim: (Claim & { unit: string }) | undefined,
): DocumentAssets {
  const { shell, ...remotes } = documents
  if (!shell) throw new Error('No release of the shell is current.')
  const own = claim && remotes[claim.unit]
  const page = own ? pageAssets(own, claim) : noPaths
  const frame = [atBase(shell, shell.initial), ...Object.values(remotes).map(remote => frameAssets(remote, claim))]
  const frameStyles = new Set(frame.flatMap(part => part.styles))
  const preloads = [...frame, page].flatMap(part => part.scripts)
  return {
    entry: hashed(shell, shell.entry),
    preloads: [...new Map(preloads.map(file => [file.path, file])).values()],
    tables: Object.values(documents).map(tableOf),
    styles: { frame: [...frameStyles], page: page.styles.filter(style => !frameStyles.has(style)) },
  }
}

/** True if browsers can load every file of the releases with its hash. */
export const haveTables = ({ documents }: Pick<ReleaseSet, 'documents'>) =>
  Object.values(documents).every(({ integrity }) => Object.hasOwn(integrity, INTEGRITY_FILE))

/** Returns the entry script of a release from before there were tables: its own loader loads the rest without hashes. */
function tableOf(release: Release): HashedFile {
  return hashed(release, Object.hasOwn(release.integrity, INTEGRITY_FILE) ? INTEGRITY_FILE : release.entry)
}

/** Paths of assets on the shop's origin. */
interface AssetPaths {
  scripts: HashedFile[]
  styles: string[]
}

const noPaths: AssetPaths = { scripts: [], styles: [] }

/** The page's own remote and interactive fragments need scripts and styles, a guest's static fragments only styles. */
function frameAssets(release: Release, claim: (Claim & { unit: string }) | undefined): AssetPaths {
  const fragments = claim?.hideHeaderFooter ? [] : Object.values(release.fragments)
  const isInteractive = release.unit === claim?.unit || fragments.includes('always')
  if (!isInteractive && fragments.length === 0) return noPaths
  const scripts = isInteractive ? [release.entry, ...release.initial.scripts] : []
  return atBase(release, { scripts, styles: release.initial.styles })
}

function pageAssets(release: Release, { id, parents = [] }: Claim): AssetPaths {
  const parts = [...parents, id].map(route => release.chunks[route] ?? noAssets)
  return atBase(release, {
    scripts: parts.flatMap(part => part.scripts),
    styles: [...new Set(parts.flatMap(part => part.styles))],
  })
}

function atBase(release: Release, { scripts, styles }: Assets): AssetPaths {
  return {
    scripts: scripts.map(file => hashed(release, file)),
    styles: styles.map(file => releaseFilePath(release, file)),
  }
}

const hashed = (release: Release, file: string): HashedFile => ({
  path: releaseFilePath(release, file),
  integrity: release.integrity[file] ?? '',
})
