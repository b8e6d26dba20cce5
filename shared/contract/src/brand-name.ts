/** Name of the shop, in a module of its own because first views need no contact; another operator changes it (NAV-7). */
export const brandName = 'Closyyy'
