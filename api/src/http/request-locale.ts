import type { FastifyRequest } from 'fastify'
import type { Locale } from '../messages/render.ts'

/** The language that whoever asks chose, by the shell's `locale` cookie; else the one their browser likes best. */
export function localeOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const chosen = /(?:^|;\s*)locale=(en|ur)(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  if (chosen) return chosen as Locale
  const liked = (headers['accept-language'] ?? '')
    .split(',')
    .map((entry, place) => {
      const [tag = '', weight] = entry.replace(/\s/g, '').toLowerCase().split(';q=')
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) || 0, place }
    })
    .filter(({ language, weight }) => (language === 'en' || language === 'ur') && weight > 0)
    .sort((one, other) => other.weight - one.weight || one.place - other.place)
  return liked[0]?.language === 'ur' ? 'ur' : 'en'
}
