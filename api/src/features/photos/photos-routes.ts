import { renditionWidths } from '@closyyy/contract/photos'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { PhotoStore } from './photo-store.ts'

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
}

const renditionName = /^([a-z0-9]{8,64})-(\d+)\.webp$/
const shareName = /^([a-z0-9]{8,64})-share\.jpg$/

async function bytesOf(photos: PhotoStore, file: string): Promise<Buffer | undefined> {
  const shareKey = shareName.exec(file)?.[1]
  if (shareKey) return photos.readShare(shareKey)
  const [, key, width] = renditionName.exec(file) ?? []
  const isKnownWidth = renditionWidths.some(each => each === Number(width))
  return key && isKnownWidth ? photos.read(key, Number(width)) : undefined
}

export function registerPhotos(app: FastifyInstance, { photos }: AppContext): void {
  app.get<{ Params: { file: string } }>('/photos/:file', async (request, reply) => {
    const { file } = request.params
    const bytes = await bytesOf(photos, file)
    if (!bytes) throw new AppError('not-found', 'photo.not-found')
    return reply
      .headers(headers)
      .type(file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp')
      .send(bytes)
  })
}
