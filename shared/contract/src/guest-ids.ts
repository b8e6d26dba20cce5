/** Pattern of a guest's id, a UUID v4 in lower case (CART-6); the API also accepts upper case. */
export const GUEST_ID_PATTERN = '[\\da-f]{8}-[\\da-f]{4}-4[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}'
