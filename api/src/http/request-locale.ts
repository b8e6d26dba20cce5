import type { FastifyRequest } from 'fastify'
import type { Locale } from '../messages/render.ts'

export function localeOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const chosen = /(?:^|;\s*)locale=(en|ur)(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  if (chosen) return chosen as Locale
  const accepted = (headers['accept-language'] ?? '')
    .split(',')
    .map((entry, index) => {
      const [tag = '', weight] = entry.replace(/\s/g, '').toLowerCase().split(';q=')
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) || 0, index }
    })
    .filter(({ language, weight }) => (language === 'en' || language === 'ur') && weight > 0)
    .sort((one, other) => other.weight - one.weight || one.index - other.index)
  return accepted[0]?.language === 'ur' ? 'ur' : 'en'
}
