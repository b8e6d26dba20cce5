/** Global name under which a remote's entry script registers itself; contains the id, else a rollback runs old code. */
export function globalNameOf(unit: string, id: string): string {
  return `${unit.replaceAll('-', '_')}_${id}`
}

/** Path of all releases on the shop's own origin, with a trailing slash. */
export const RELEASES_BASE = '/releases/'

/** Path of a release's file on the shop's own origin; vendor chunks lie outside the release's own folder. */
export function releaseFilePath({ unit, id }: { unit: string; id: string }, file: string): string {
  return new URL(file, `http://shop${RELEASES_BASE}${unit}/${id}/`).pathname
}

/** File of a release with the hashes of its own scripts and style sheets, by their path in it, for browsers. */
export const INTEGRITY_FILE = 'integrity.json'

/** File of a remote's entry script, its federation container. */
export const CONTAINER_FILE = 'container.js'
