/** What a log line tells of an error. Never the database's detail: it quotes the whole row that was refused. */
export function loggedError(error: Error & { code?: string; table?: string; constraint?: string }) {
  const { name, message, stack = '', code, table, constraint } = error
  return { type: name, message, stack, code, table, constraint }
}
