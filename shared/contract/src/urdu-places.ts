import { places } from './places.ts'

/** Urdu names of cities and provinces by their English names in lower case; also the comma between them. */
export const urduPlaces: Record<string, string> = Object.fromEntries(
  [...places, [',', '،'] as const].map(([name, urdu]) => [name.toLowerCase(), urdu]),
)
