export interface Account {
  id: number
  isAdmin: boolean
  /** False while the email address is unconfirmed. */
  isConfirmed: boolean
}
