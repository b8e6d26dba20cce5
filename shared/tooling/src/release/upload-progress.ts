/** Share of the files after which a log gets a line. */
const LOGGED_SHARE = 0.25

/** Returns a function that shows the number of stored files: in one line of a terminal, or in a few lines of a log. */
export function createProgress(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
): (stored: number, total: number) => void {
  let logged = 0
  return (stored, total) => {
    const text = `Stored ${stored} of ${total} files`
    if (stream.isTTY) stream.write(`\r${text}${stored === total ? '\n' : ''}`)
    else if (stored === total || stored >= logged + total * LOGGED_SHARE) {
      logged = stored
      stream.write(`${text}\n`)
    }
  }
}
