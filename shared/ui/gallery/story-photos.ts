import type { PhotoSource } from '../src/photo/photo.tsx'

interface Cloth {
  wall: string
  light: string
  dark: string
}

const cloths: Cloth[] = [
  { wall: '#d8cdbd', light: '#8d3b4a', dark: '#4f1b27' },
  { wall: '#c9cfc4', light: '#f1ead9', dark: '#b9ab8e' },
  { wall: '#dcd3cc', light: '#3f5b73', dark: '#1d2f40' },
  { wall: '#cbbfae', light: '#c98a3b', dark: '#7d4c14' },
  { wall: '#d3d0c8', light: '#2e2c2a', dark: '#0f0e0d' },
  { wall: '#d9cfc9', light: '#b7797f', dark: '#75424a' },
]

const GARMENT = 'M150 1000 L230 250 C240 190 300 160 345 150 Q400 215 455 150 C500 160 560 190 570 250 L650 1000Z'

const fold = (x: number, width: number, { light, dark }: Cloth) =>
  `<path d="M${x} 150 C${x - 30} 480 ${x + 40} 720 ${x - 10} 1000 L${x + width} 1000 C${x + width + 40} 700 ${x + width - 40} 460 ${x + width - 20} 150Z" fill="${dark}" opacity=".38"/>` +
  `<path d="M${x + 8} 150 C${x - 10} 480 ${x + 60} 720 ${x + 14} 1000" stroke="${light}" stroke-width="7" fill="none" opacity=".7"/>`

function draw(cloth: Cloth): string {
  const folds = [210, 300, 400, 500].map(x => fold(x, 46, cloth)).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><defs><linearGradient id="w" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient><linearGradient id="c" x2="1"><stop stop-color="${cloth.dark}"/><stop offset=".35" stop-color="${cloth.light}"/><stop offset="1" stop-color="${cloth.dark}"/></linearGradient></defs><rect width="800" height="1000" fill="${cloth.wall}"/><rect width="800" height="1000" fill="url(#w)"/><clipPath id="g"><path d="${GARMENT}"/></clipPath><path d="${GARMENT}" fill="url(#c)"/><g clip-path="url(#g)">${folds}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Drawn photos for the stories. */
export const storyPhotos: PhotoSource[] = cloths.map(cloth => ({
  image_path: draw(cloth),
  width: 800,
  height: 1000,
  renditions: [],
  placeholder: null,
}))
