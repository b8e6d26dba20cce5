import { join } from 'node:path'
import { brandName } from '@closyyy/contract/brand-name'
import { fillText } from '@closyyy/contract/messages'
import { type Locale, locales } from '@closyyy/i18n/locales'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import en from './messages/en.json' with { type: 'json' }
import ur from './messages/ur.json' with { type: 'json' }

/** The design system's `--color-paper`. */
const PAPER = '#faf8f4'

const texts: Record<Locale, typeof en> = { en, ur }

const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

export async function registerManifest(app: FastifyInstance): Promise<void> {
  const root = join(import.meta.dirname, 'icons')
  await app.register(fastifyStatic, { root, prefix: '/icons/', maxAge: '7d', index: false, decorateReply: false })
  for (const [locale, dir] of Object.entries(locales) as [Locale, string][]) {
    const { name, description } = texts[locale]
    const manifest = {
      id: '/',
      name: fillText(name, { brand: brandName }),
      description,
      short_name: brandName,
      lang: locale,
      dir,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: PAPER,
      theme_color: PAPER,
      icons,
    }
    app.get(manifestPath(locale), (_, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('application/manifest+json').send(manifest),
    )
  }
}

/** Includes the language, because browsers fetch the manifest without cookies. */
function manifestPath(locale: Locale): string {
  return `/manifest-${locale}.webmanifest`
}

export function manifestLinks(locale: Locale): string {
  return `<link rel="manifest" href="${manifestPath(locale)}"><meta name="theme-color" content="${PAPER}"><link rel="icon" type="image/svg+xml" href="/icons/icon.svg"><link rel="apple-touch-icon" href="/icons/touch-180.png">`
}
