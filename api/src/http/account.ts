/** The owner of a bearer token. */
export interface Account {
  id: number
  isAdmin: boolean
  /** False while the email address is unconfirmed. */
  isConfirmed: boolean
}
