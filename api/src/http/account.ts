export interface Account {
  id: number
  isAdmin: boolean
  isConfirmed: boolean
}
