import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { askCaptcha } from './captcha-dialog.ts'

const PAGE = 'https://captcha.example/widget'

function post(data: unknown, origin: string, source: Window | null) {
  fireEvent(window, new MessageEvent('message', { data, origin, source }))
}

// LIMIT-9
test('returns what the frame posts, and nothing that others post', async () => {
  const response = askCaptcha(PAGE)
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Confirm that you’re human')
  post({ captcha: 'forged' }, 'https://captcha.example', window)
  post({ captcha: 'forged' }, 'https://evil.example', contentWindow)
  post({ size: 300 }, 'https://captcha.example', contentWindow)
  post({ captcha: 'solved' }, 'https://captcha.example', contentWindow)
  expect(await response).toBe('solved')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('fails if the person closes it', async () => {
  const response = askCaptcha(PAGE)
  const closed = expect(response).rejects.toThrow('closed')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await closed
})
