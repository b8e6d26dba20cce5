export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/svg+xml'

const signatures: [ImageType, Buffer][] = [
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/gif', Buffer.from('GIF87a')],
  ['image/gif', Buffer.from('GIF89a')],
]
const SVG_HEAD_BYTES = 4_096

/** Prolog that may precede the root element of an SVG, and the element's end. */
const preambles = [
  ['<?xml', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const

function isSvg(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, '').trimStart()
  for (;;) {
    const head = rest.slice(0, 10).toLowerCase()
    const preamble = preambles.find(([start]) => head.startsWith(start))
    if (!preamble) return /^<svg[\s>]/i.test(rest)
    const end = rest.indexOf(preamble[1], preamble[0].length)
    if (end < 0) return false
    rest = rest.slice(end + preamble[1].length).trimStart()
  }
}

/** Detects an image's type from its bytes, whatever its name; undefined for anything else. */
export function imageTypeOf(bytes: Buffer): ImageType | undefined {
  const known = signatures.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature))
  if (known) return known[0]
  return isSvg(bytes.subarray(0, SVG_HEAD_BYTES).toString('utf8')) ? 'image/svg+xml' : undefined
}

const aliases: Readonly<Record<string, string>> = { 'image/jpg': 'image/jpeg', 'image/pjpeg': 'image/jpeg' }

/** Returns whether a declared type equals the detected one; true if none is declared. */
export function matchesDeclaredType(declared: string, type: ImageType): boolean {
  const name = declared.split(';')[0]?.trim().toLowerCase() ?? ''
  return name === '' || name === 'application/octet-stream' || (aliases[name] ?? name) === type
}
