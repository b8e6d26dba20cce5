export type CartOwner = { userId: number } | { guestId: string }
