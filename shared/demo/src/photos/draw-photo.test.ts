import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPhoto } from './draw-photo.ts'
import { fabricsOf, garments, type PhotoSpec, viewsOf } from './photo-spec.ts'

function specFor(garment: PhotoSpec['garment'], view: PhotoSpec['view'], seed = 7): PhotoSpec {
  return { garment, fabric: fabricsOf(garment)[0]!, colour: 'bottle green', accent: 'gold', view, seed }
}

function brokenReferences(markup: string): string[] {
  const ids = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(match => match[1]!))
  return [...markup.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(match => match[1]!).filter(id => !ids.has(id))
}

describe('drawPhoto', () => {
  it.each(garments)('draws %s as a well-formed image in each of its views', async garment => {
    const views = viewsOf(garment)
    expect(views.length).toBeGreaterThanOrEqual(2)
    for (const view of views) {
      const markup = drawPhoto(specFor(garment, view))
      const { width, height, format } = await sharp(Buffer.from(markup)).metadata()
      expect({ width, height, format }).toEqual({ width: 960, height: 1200, format: 'svg' })
      expect(markup.length).toBeLessThan(60_000)
      expect(markup).not.toMatch(/NaN|undefined|Infinity/)
      expect(brokenReferences(markup)).toEqual([])
    }
  })

  it.each(garments)('draws %s in every fabric it comes in', garment => {
    for (const fabric of fabricsOf(garment)) {
      const markup = drawPhoto({ ...specFor(garment, 'front'), fabric })
      expect(markup).not.toMatch(/NaN|undefined/)
      expect(markup.length).toBeLessThan(60_000)
    }
  })

  it('uses each id once', () => {
    const ids = [...drawPhoto(specFor('bridal maxi', 'front')).matchAll(/ id="([^"]+)"/g)].map(match => match[1])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('draws the same text for the same spec', () => {
    expect(drawPhoto(specFor('kurta', 'front'))).toBe(drawPhoto(specFor('kurta', 'front')))
  })

  it('draws another picture for another seed', () => {
    expect(drawPhoto(specFor('kurta', 'front', 1))).not.toBe(drawPhoto(specFor('kurta', 'front', 2)))
  })
})
