/** Who a bearer token belongs to, as every call sees them. */
export interface Account {
  id: number
  isAdmin: boolean
  /** False while the email address is unconfirmed. */
  isConfirmed: boolean
}
