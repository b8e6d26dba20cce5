import sharp from 'sharp'

/** Draws a single-colour image of a phone photo's size. */
export function drawPhoto(width = 1600, height = 2000) {
  return sharp({ create: { width, height, channels: 3, background: '#aa3355' } })
}

/** Draws an image with the fine structure of a fabric, in which AVIF is smaller than WebP. */
export function wovenPhoto(width = 1600, height = 2000) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#aa3355', noise } }).blur(1.5)
}

export function fileOf(bytes: Buffer, name: string, type: string): File {
  return new File([new Uint8Array(bytes)], name, { type })
}

export async function jpegFile(name = 'kurta.jpg', width = 400): Promise<File> {
  return fileOf(await drawPhoto(width, 500).jpeg().toBuffer(), name, 'image/jpeg')
}

export function svgFile(content: string, size = 'width="400" height="500"', name = 'kurta.svg'): File {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${content}</svg>`
  return fileOf(Buffer.from(svg), name, 'image/svg+xml')
}
