/** Maximum rows of one response. */
export const MAX_SITEMAP_ROWS = 5_000
