import type { BootRelease } from '@closyyy/platform/federation/boot'
import { globalNameOf, INTEGRITY_FILE, releaseFilePath } from '@closyyy/releases/release-paths'

declare global {
  interface Window {
    /** The document's loader of release files, which adds their hashes (docs/decisions/027). */
    releaseLoader: {
      /** Adds the table of hashes of a release that the document does not name. */
      addTable: (path: string, integrity: string) => void
      /** Resolves when the script has run. Its promise rejects if its hash is not known or does not match. */
      loadScript: (path: string) => Promise<void>
      /** Reads the tables of these units in advance. */
      readTables: (units: string[]) => void
    }
  }
}

/** Runs the entry script of a release, which registers its remote as a global. */
export async function loadEntry(unit: string, { id, entry, integrity }: BootRelease): Promise<void> {
  const { releaseLoader } = window
  if (integrity) releaseLoader.addTable(releaseFilePath({ unit, id }, INTEGRITY_FILE), integrity)
  await releaseLoader.loadScript(entry)
  if (!Reflect.get(window, globalNameOf(unit, id))) throw new Error(`${entry} does not register its remote.`)
}
