import { renditionWidths } from '@closyyy/contract/photos'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import type { PhotoStore } from './photo-store.ts'

const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
}

const namePattern = /^([a-z0-9]{8,64})-(\d+)\.webp$/

/** Serves photos beside `/api`, under names that change with their content. */
export function registerPhotos(app: FastifyInstance, photos: PhotoStore): void {
  app.get<{ Params: { file: string } }>('/photos/:file', async (request, reply) => {
    const [, key, width] = namePattern.exec(request.params.file) ?? []
    const isKnownWidth = renditionWidths.some(each => each === Number(width))
    const bytes = key && isKnownWidth ? await photos.read(key, Number(width)) : undefined
    if (!bytes) throw new AppError('not-found', 'There is no such photo.')
    return reply.headers(headers).send(bytes)
  })
}
