type Command = (words: string[]) => Promise<number>

/** What `npm run …` can do; each command is loaded when it is asked for. */
export const commands: Record<string, Command> = {
  start: async () => (await import('./start.ts')).start(),
  dev: async () => (await import('./dev.ts')).dev(),
  build: async () => {
    await (await import('./build.ts')).buildAll()
    return 0
  },
  release: async words => (await import('./release/release-command.ts')).release(words),
}
