/** Maximum days until the personal data of a closed account is erased (PRIVACY-2). */
export const ERASED_WITHIN_DAYS = 30
