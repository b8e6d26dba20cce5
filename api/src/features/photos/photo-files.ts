/** Where the files of photos lie, named by key and rendition. */
export interface PhotoFiles {
  /** A file's bytes; undefined where there is none. */
  read(name: string): Promise<Buffer | undefined>
  /** Writes a file whole or not at all. */
  write(name: string, bytes: Buffer): Promise<void>
  /** Removes files; those that are not there are no failure. */
  remove(names: readonly string[]): Promise<void>
  /** The keys of photos all of whose files are older than so many milliseconds, some at a time. */
  listOlder(ageMs: number): AsyncIterable<string[]>
}

/** Notes when a file of a photo was written: what counts is the newest of each photo. */
export function noteFile(times: Map<string, number>, name: string, time: number): void {
  const key = /^([a-z0-9]+)-(?:\d+\.webp|share\.jpg)/.exec(name)?.[1]
  if (key) times.set(key, Math.max(times.get(key) ?? 0, time))
}

/** The keys of photos that were last written to so many milliseconds ago, or earlier. */
export function olderThan(times: ReadonlyMap<string, number>, ageMs: number): string[] {
  const latest = Date.now() - ageMs
  return [...times].filter(([, time]) => time < latest).map(([key]) => key)
}
