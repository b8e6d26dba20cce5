const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } }

/**
 * Attributes of an element with served nodes: React leaves them in place when it hydrates, and empties a new element. HTML
 * from a string would need a policy of Trusted Types that admits it (docs/decisions/027).
 */
export const servedContent = {
  dangerouslySetInnerHTML: { __html: trustedTypes?.emptyHTML ?? '' },
  suppressHydrationWarning: true,
} as const
