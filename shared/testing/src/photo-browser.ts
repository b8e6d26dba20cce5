import { vi } from 'vitest'

const PREVIEW = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/**
 * Gives the test browser what photos need and it lacks: decoding, a canvas, and requests that report progress. Files
 * whose name starts with “broken” are no images.
 * @param send receives the requests; by default none is expected
 */
export function installPhotoBrowser(send: typeof fetch = () => Promise.reject(new TypeError('No network.'))): void {
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    if (name.startsWith('broken')) throw new Error('No picture.')
    return { width: 400, height: 500 }
  })
  const canvas = HTMLCanvasElement.prototype
  vi.spyOn(canvas, 'getContext').mockReturnValue({ fillRect: () => undefined, drawImage: () => undefined } as never)
  vi.spyOn(canvas, 'toDataURL').mockReturnValue(PREVIEW)
  vi.spyOn(canvas, 'toBlob').mockImplementation(done => done(new Blob(['photo'], { type: 'image/jpeg' })))
  vi.stubGlobal('XMLHttpRequest', requestClass(send))
}

/** XMLHttpRequest over a `fetch`, as far as uploads use it. */
function requestClass(send: typeof fetch) {
  return class {
    upload: { onprogress?: (event: { loaded: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    status = 0
    responseText = ''
    #method = ''
    #url = ''
    #headers = new Headers()
    open(method: string, url: string) {
      this.#method = method
      this.#url = url
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    getResponseHeader() {
      return null
    }
    async send(body: FormData) {
      try {
        this.upload.onprogress?.({ loaded: 1 })
        const response = await send(this.#url, { method: this.#method, headers: this.#headers, body })
        this.responseText = await response.text()
        this.status = response.status
        this.onload?.()
      } catch {
        this.onerror?.()
      }
    }
  }
}
