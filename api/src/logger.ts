export interface Logger {
  warn(details: object, message: string): void
}
