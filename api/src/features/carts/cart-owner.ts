/** Whose cart: a signed-in person's, or that of whoever holds the guest id. */
export type CartOwner = { userId: number } | { guestId: string }
