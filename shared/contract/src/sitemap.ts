/** Most things that one answer names. */
export const MOST_IN_SITEMAP_ANSWER = 5_000
