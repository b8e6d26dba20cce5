import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import type { PhotoSource } from './photo.tsx'
import { Photo } from './photo.tsx'

const photo: PhotoSource = {
  image_path: '/photos/1-1280.webp',
  width: 1280,
  height: 1600,
  renditions: [{ width: 320 }, { width: 1280 }],
  placeholder: 'data:image/webp;base64,AAAA',
}

test('has renditions, smaller ones without script, and dimensions, and loads lazily', () => {
  show(<Photo photo={photo} alt="Kurta" sizes="50vw" />)
  const image = screen.getByRole('img', { name: 'Kurta' })
  expect(image.getAttribute('srcset')).toBe('/photos/1-320.webp 320w, /photos/1-1280.webp 1280w')
  expect(image.getAttribute('sizes')).toBe('(scripting: none) 10rem, 50vw')
  expect(image.getAttribute('width')).toBe('1280')
  expect(image.getAttribute('loading')).toBe('lazy')
})

test('loads a priority photo eagerly', () => {
  show(<Photo photo={photo} alt="Kurta" priority />)
  const image = screen.getByRole('img', { name: 'Kurta' })
  expect(image.getAttribute('loading')).toBe('eager')
  expect(image.getAttribute('fetchpriority')).toBe('high')
})

test('keeps text and size of a broken photo, and loads a new one', () => {
  const { rerender } = show(<Photo photo={photo} alt="Kurta" />)
  fireEvent.error(screen.getByRole('img', { name: 'Kurta' }))
  expect(screen.getByRole('img', { name: 'Kurta' }).tagName).toBe('SPAN')
  rerender(<Photo photo={{ ...photo, image_path: '/photos/2.webp' }} alt="Kurta" />)
  expect(screen.getByRole('img', { name: 'Kurta' }).tagName).toBe('IMG')
})

test('shows a placeholder for a missing photo', () => {
  show(<Photo photo={null} alt="" />)
  expect(screen.getByRole('img', { name: 'Photo not available' })).toBeDefined()
})
