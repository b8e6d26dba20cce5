import { renditionWidths } from '@closyyy/contract/photos'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { acceptsAvif, widthToSend } from './photo-negotiation.ts'
import type { PhotoStore, SmallestRendition } from './photo-store.ts'

type PhotoRequest = FastifyRequest<{ Params: { file: string }; Querystring: { full?: string } }>

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** A smaller file is being encoded, so caches must request it soon. */
const TEMPORARY = 'public, max-age=600'
const SANDBOX = { 'content-security-policy': "default-src 'none'; sandbox" }

const renditionPath = /^([a-z0-9]{8,64})-(\d+)\.webp$/
const sharePath = /^([a-z0-9]{8,64})-share\.jpg$/

const notFound = () => new AppError('not-found', 'photo.not-found')

async function readRendition(
  photos: PhotoStore,
  { params, query, headers }: PhotoRequest,
): Promise<SmallestRendition | undefined> {
  const [, key, name] = renditionPath.exec(params.file) ?? []
  const requested = renditionWidths.find(each => each === Number(name))
  if (!key || !requested) return undefined
  const width = query.full === undefined ? widthToSend(requested, headers['save-data']?.toString()) : requested
  if (acceptsAvif(headers.accept)) return photos.readSmallest(key, width)
  const bytes = await photos.read(key, width)
  return bytes && { bytes, format: 'webp' }
}

async function sendShare(photos: PhotoStore, key: string, reply: FastifyReply): Promise<FastifyReply> {
  const bytes = await photos.readShare(key)
  if (!bytes) throw notFound()
  return reply
    .headers({ ...SANDBOX, 'cache-control': IMMUTABLE })
    .type('image/jpeg')
    .send(bytes)
}

export function registerPhotos(app: FastifyInstance, { photos }: AppContext): void {
  // One path in two formats and, with Save-Data, half the width; its extension names the format that every client reads.
  app.get('/photos/:file', async (request: PhotoRequest, reply) => {
    const shareKey = sharePath.exec(request.params.file)?.[1]
    if (shareKey) return sendShare(photos, shareKey, reply)
    const rendition = await readRendition(photos, request)
    if (!rendition) throw notFound()
    const { bytes, format, encoding } = rendition
    const cacheControl = encoding === undefined ? IMMUTABLE : TEMPORARY
    encoding?.catch(error => request.log.warn({ err: error }, 'the AVIF rendition was not stored'))
    return reply
      .headers({ ...SANDBOX, 'cache-control': cacheControl, vary: 'accept, save-data' })
      .type(`image/${format}`)
      .send(bytes)
  })
}
