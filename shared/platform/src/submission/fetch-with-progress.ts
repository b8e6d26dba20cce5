export type Progress = (sent: number) => void

/** `fetch` over XMLHttpRequest, the only browser API with upload progress. */
export function fetchWithProgress(onProgress: Progress): typeof fetch {
  return (input, { method = 'GET', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, String(input))
      new Headers(headers).forEach((value, name) => void request.setRequestHeader(name, value))
      request.upload.onprogress = ({ loaded }) => onProgress(loaded)
      request.onload = () => resolve(responseOf(request))
      request.onerror = () => reject(new TypeError('The upload was cut off.'))
      request.send(body as XMLHttpRequestBodyInit)
    })
}

function responseOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('retry-after')
  return new Response(request.responseText, {
    status: request.status,
    headers: retryAfter ? { 'retry-after': retryAfter } : undefined,
  })
}
