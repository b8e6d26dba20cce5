import { createI18n, loadCatalogues } from '@closyyy/i18n/catalogue'
import { I18nProvider } from '@closyyy/i18n/text'
import { installPhotoBrowser } from '@closyyy/testing/photo-browser'
import { catalogues } from '@closyyy/ui/messages'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { sortPhotos } from './file-rules.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { type PickedPhoto, pickedPhoto, savedPhoto } from './picked-photo.ts'
import { usePhotos } from './use-photos.ts'

function Picker({ initial }: { initial?: PickedPhoto[] }) {
  return (
    <PhotoPicker
      photos={usePhotos(initial)}
      sort={sortPhotos}
      messageOf={({ reason }) => reason}
      progress={undefined}
    />
  )
}

beforeEach(() => installPhotoBrowser())

async function openPicker(initial?: PickedPhoto[]) {
  const i18n = createI18n('en')
  await loadCatalogues(i18n, catalogues)
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <Picker initial={initial} />
      </I18nProvider>,
    )
  })
}

const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })
const names = () => screen.getAllByRole('img', { name: /\.jpg$/ }).map(image => image.getAttribute('alt'))

test('reorders photos by keyboard, announces it and shows the cover', async () => {
  await openPicker()
  const files = ['a.jpg', 'b.jpg', 'c.jpg'].map(picture)
  fireEvent.change(screen.getByLabelText('Choose photos'), { target: { files } })
  await screen.findByRole('img', { name: 'c.jpg' })
  await userEvent.click(screen.getByRole('button', { name: 'Move photo 3 earlier' }))
  expect(names()).toEqual(['a.jpg', 'c.jpg', 'b.jpg'])
  screen.getByRole('button', { name: /^Move photo 2: drag/ }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(names()).toEqual(['c.jpg', 'a.jpg', 'b.jpg'])
  expect(screen.getByText('Moved to place 1 of 3.')).toBeDefined()
  expect(screen.getByRole('listitem', { name: 'Photo 1' }).textContent).toContain('Cover')
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }))
  expect(names()).toEqual(['a.jpg', 'b.jpg'])
})

// UI-9
test('keeps the focus on the arrow that moved a photo to an end', async () => {
  await openPicker(['a.jpg', 'b.jpg'].map(name => pickedPhoto(picture(name))))
  const later = await screen.findByRole('button', { name: 'Move photo 1 later' })
  later.focus()
  for (let presses = 0; presses < 2; presses++) await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(later)
  expect(later).toHaveProperty('disabled', false)
  expect([later.getAttribute('aria-label'), later.getAttribute('aria-disabled')]).toEqual([
    'Move photo 2 later',
    'true',
  ])
  expect(screen.getByText('Moved to place 2 of 2.')).toBeDefined()
})

test('resumes resizing a stored photo', async () => {
  await openPicker([pickedPhoto(picture('half.jpg'))])
  expect(await screen.findByRole('img', { name: 'half.jpg' })).toBeDefined()
})

test('orders saved and new photos together', async () => {
  const there = { image_path: '/photos/a-1280.webp', width: 1280, height: 1600, renditions: [], placeholder: null }
  await openPicker([savedPhoto({ id: 4, ...there })])
  fireEvent.change(screen.getByLabelText('Choose photos'), { target: { files: [picture('new.jpg')] } })
  await screen.findByRole('img', { name: 'new.jpg' })
  expect(screen.getByRole('img', { name: 'Photo 1' }).getAttribute('src')).toBe('/photos/a-1280.webp')
  await userEvent.click(screen.getByRole('button', { name: 'Move photo 2 earlier' }))
  expect(screen.getAllByRole('img').map(image => image.getAttribute('alt'))).toEqual(['new.jpg', 'Photo 2'])
})

test('accepts dropped photos', async () => {
  await openPicker()
  const place = screen.getByText('Drag photos here').parentElement as HTMLElement
  fireEvent.drop(place, { dataTransfer: { files: [picture('dropped.jpg')] } })
  expect(await screen.findByRole('img', { name: 'dropped.jpg' })).toBeDefined()
})
