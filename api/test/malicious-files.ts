import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { drawPhoto, fileOf, svgFile } from './photo-files.ts'

/** Part of every file that could run a script or leak data; must never be served. */
export const MARK = 'alert(4711)'

/** A malicious upload: rejected, or stored as pixels only. */
export interface MaliciousFile {
  name: string
  outcome: 'rejected' | 'pixels'
  make: () => File | Promise<File>
}

const html = `<html><script>${MARK}</script></html>`
const xml = (text: string, name = 'a.svg') => fileOf(Buffer.from(text), name, 'image/svg+xml')
const jpeg = (width = 60, height = 50) => drawPhoto(width, height).jpeg().toBuffer()
const png = (width = 60, height = 50) => drawPhoto(width, height).png().toBuffer()

/** Builds a PNG with one more chunk after its header. */
async function pngWith(kind: string, data: Buffer): Promise<Buffer> {
  const whole = await png()
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  const headEnd = 8 + 25
  return Buffer.concat([whole.subarray(0, headEnd), chunk, whole.subarray(headEnd)])
}

async function manyFrames(frames: number): Promise<Buffer> {
  const pixels = { width: 8, height: 8 * frames, channels: 3 as const, background: '#336699' }
  return sharp({ create: { ...pixels, pageHeight: 8 } })
    .gif()
    .toBuffer()
}

/** Flips one byte of an image, counted from its end. */
async function changed(bytes: Promise<Buffer>, at: number): Promise<Buffer> {
  const copy = Buffer.from(await bytes)
  const place = copy.length + at
  copy.writeUInt8(copy.readUInt8(place) ^ 0xff, place)
  return copy
}

const billion = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join(
  '',
)

const drawings: [string, MaliciousFile['outcome'], () => File][] = [
  ['a script', 'pixels', () => svgFile(`<script>${MARK}</script><rect width="9" height="9"/>`)],
  ['an event', 'pixels', () => svgFile(`<rect width="9" height="9" onload="${MARK}" onclick="${MARK}"/>`)],
  ['a page inside', 'pixels', () => svgFile(`<foreignObject width="9" height="9">${html}</foreignObject>`)],
  ['a link that runs', 'pixels', () => svgFile(`<a href="javascript:${MARK}"><rect width="9" height="9"/></a>`)],
  [
    'an image of another host',
    'pixels',
    () => svgFile('<image href="http://127.0.0.1:9/x.png" width="9" height="9"/>'),
  ],
  ['a file of the server', 'pixels', () => svgFile('<image href="file:///etc/passwd" width="9" height="9"/>')],
  ['another host’s style', 'pixels', () => svgFile('<style>@import url(http://127.0.0.1:9/x.css);</style>')],
  [
    'a page as data',
    'pixels',
    () => svgFile(`<image href="data:text/html;base64,${btoa(html)}" width="9" height="9"/>`),
  ],
  ['a page in a comment', 'pixels', () => svgFile(`<!--><script>${MARK}</script>--><rect width="9" height="9"/>`)],
  ['an entity', 'rejected', () => xml('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>')],
  ['entities in entities', 'rejected', () => xml(`<!DOCTYPE svg [<!ENTITY l0 "x">${billion}]><svg>&l9;</svg>`)],
  ['an endless canvas', 'rejected', () => svgFile('', 'width="100000000" height="100000000"')],
  ['no canvas', 'rejected', () => svgFile('', 'width="0" height="0"')],
  ['groups without end', 'rejected', () => svgFile('<g>'.repeat(50_000))],
  ['300 kB', 'rejected', () => svgFile(`<!--${'a'.repeat(300_000)}-->`)],
  [
    'a packed drawing',
    'rejected',
    () => fileOf(gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 'image/svg+xml'),
  ],
  ['a page that calls itself a drawing', 'rejected', () => xml(html)],
  ['a drawing after a page', 'rejected', () => xml(`${html}<svg xmlns="http://www.w3.org/2000/svg"/>`)],
]

const images: [string, MaliciousFile['outcome'], () => File | Promise<File>][] = [
  [
    'a page after the image',
    'pixels',
    async () => fileOf(Buffer.concat([await jpeg(), Buffer.from(html)]), 'a.jpg', 'image/jpeg'),
  ],
  [
    'a page in a comment of the image',
    'pixels',
    async () => fileOf(await pngWith('tEXt', Buffer.from(`Comment\0${html}`)), 'a.png', 'image/png'),
  ],
  [
    'packed text that swells',
    'pixels',
    async () => {
      const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000))])
      return fileOf(await pngWith('zTXt', text), 'a.png', 'image/png')
    },
  ],
  [
    'a profile of colours that swells',
    'pixels',
    async () => {
      const profile = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(20_000_000))])
      return fileOf(await pngWith('iCCP', profile), 'a.png', 'image/png')
    },
  ],
  [
    'a place and a name',
    'pixels',
    async () => {
      const exif = { IFD0: { Copyright: MARK }, IFD3: { GPSLatitude: '31/1 33/1 0/1', GPSLongitude: '74/1 20/1 0/1' } }
      return fileOf(await drawPhoto(60, 50).withExif(exif).jpeg().toBuffer(), 'a.jpg', 'image/jpeg')
    },
  ],
  [
    'inks for print',
    'pixels',
    async () => fileOf(await drawPhoto(60, 50).toColourspace('cmyk').jpeg().toBuffer(), 'a.jpg', 'image/jpeg'),
  ],
  ['1,000 frames', 'pixels', async () => fileOf(await manyFrames(1_000), 'a.gif', 'image/gif')],
  ['half an image', 'rejected', async () => fileOf((await jpeg(400, 400)).subarray(0, 900), 'a.jpg', 'image/jpeg')],
  ['a wrong sum', 'rejected', async () => fileOf(await changed(png(), -20), 'a.png', 'image/png')],
  ['nothing', 'rejected', () => fileOf(Buffer.alloc(0), 'a.png', 'image/png')],
  ['only a head', 'rejected', () => fileOf(Buffer.from('GIF89a'), 'a.gif', 'image/gif')],
  [
    '60 million pixels',
    'rejected',
    async () => fileOf(await drawPhoto(7_800, 7_800).png({ compressionLevel: 9 }).toBuffer(), 'a.png', 'image/png'),
  ],
  ['a thread of 60,000 pixels', 'pixels', async () => fileOf(await png(1, 60_000), 'a.png', 'image/png')],
  [
    'WebP called JPEG',
    'rejected',
    async () => fileOf(await drawPhoto(60, 50).webp().toBuffer(), 'a.jpg', 'image/jpeg'),
  ],
  ['PNG called JPEG', 'rejected', async () => fileOf(await png(), 'a.jpg', 'image/jpeg')],
  ['moving WebP', 'rejected', async () => fileOf(await drawPhoto(60, 50).webp().toBuffer(), 'a.webp', 'image/webp')],
]

const others: [string, MaliciousFile['outcome'], () => File | Promise<File>][] = [
  ['a page called JPEG', 'rejected', () => fileOf(Buffer.from(html), 'a.jpg', 'image/jpeg')],
  ['a page under its own type', 'rejected', () => fileOf(Buffer.from(html), 'a.html', 'text/html')],
  ['a program called PNG', 'rejected', () => fileOf(Buffer.from('<?php system($_GET[0]);'), 'a.php.png', 'image/png')],
  ['a PDF', 'rejected', () => fileOf(Buffer.from('%PDF-1.7\n1 0 obj'), 'a.pdf', 'image/jpeg')],
  ['an archive', 'rejected', () => fileOf(Buffer.from('PK\u0003\u0004'), 'a.zip', 'image/png')],
  ['HEIC', 'rejected', () => fileOf(Buffer.from('\0\0\0\u0018ftypheic'), 'a.heic', 'image/jpeg')],
  ['a path for a name', 'pixels', async () => fileOf(await png(), '../../../etc/cron.d/a.png', 'image/png')],
  ['NUL in its name', 'pixels', async () => fileOf(await png(), 'a.php\0.png', 'image/png')],
  ['a turned name', 'pixels', async () => fileOf(await png(), 'a\u202egnp.exe', 'image/png')],
  ['lines in its name', 'pixels', async () => fileOf(await png(), 'a.png\r\nSet-Cookie: a=b', 'image/png')],
  ['a name of 5,000 letters', 'pixels', async () => fileOf(await png(), `${'a'.repeat(5_000)}.png`, 'image/png')],
  ['a page for a name', 'pixels', async () => fileOf(await png(), `${html}.png`, 'image/png')],
  ['no type', 'pixels', async () => fileOf(await png(), 'a', '')],
]

export const maliciousFiles: MaliciousFile[] = [...drawings, ...images, ...others].map(([name, outcome, make]) => ({
  name,
  outcome,
  make,
}))
