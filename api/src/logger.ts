/** The part of the server's log that the database uses. */
export interface Logger {
  warn(details: object, message: string): void
}
