/** Most things that one answer names. */
export const MAX_SITEMAP_ROWS = 5_000
