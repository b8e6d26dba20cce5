import { places } from './places.ts'

/** The Urdu names of cities and provinces by their English ones in lower case, and the comma between them. */
export const urduPlaces: Record<string, string> = Object.fromEntries(
  [...places, [',', '،'] as const].map(([name, urdu]) => [name.toLowerCase(), urdu]),
)
