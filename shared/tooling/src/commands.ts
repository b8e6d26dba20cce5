type Command = (words: string[]) => Promise<number>

/** What `npm run …` can do; each command is loaded when it is asked for. */
export const commands: Record<string, Command> = {
  start: async () => (await import('./start.ts')).start(),
  build: async () => {
    await (await import('./build.ts')).buildAll()
    return 0
  },
}
