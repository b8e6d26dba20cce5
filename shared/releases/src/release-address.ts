/** Global name under which a remote's entry script registers itself; carries the id, or a rollback runs old code. */
export function globalNameOf(unit: string, id: string): string {
  return `${unit.replaceAll('-', '_')}_${id}`
}

/** Address of a release folder on the shop's own origin, with a trailing slash. */
export function releaseBase(unit: string, id: string): string {
  return `/releases/${unit}/${id}/`
}
