/** Files of photos, named by key and rendition. */
export interface PhotoFiles {
  /** Returns a file's bytes; undefined if missing. */
  read(name: string): Promise<Buffer | undefined>
  /** Writes a file atomically. */
  write(name: string, bytes: Buffer): Promise<void>
  /** Deletes files; ignores missing ones. */
  remove(names: readonly string[]): Promise<void>
  /** Yields, in batches, the keys of photos all of whose files are older than some milliseconds. */
  listOlder(ageMs: number): AsyncIterable<string[]>
}

/** Records the newest write of each photo. */
export function recordWrite(times: Map<string, number>, name: string, time: number): void {
  const key = /^([a-z0-9]+)-(?:\d+\.webp|share\.jpg)/.exec(name)?.[1]
  if (key) times.set(key, Math.max(times.get(key) ?? 0, time))
}

/** Returns keys of photos last written at least some milliseconds ago. */
export function olderThan(times: ReadonlyMap<string, number>, ageMs: number): string[] {
  const latest = Date.now() - ageMs
  return [...times].filter(([, time]) => time < latest).map(([key]) => key)
}
