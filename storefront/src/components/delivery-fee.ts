/** Rupees that every order pays for delivery (storefront.txt section 9). */
export const DELIVERY_FEE = 250
