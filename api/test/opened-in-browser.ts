import { findChromium } from '@closyyy/tooling/browsers/chromium'
import { chromium } from '@playwright/test'

const CONTROL = '/control.svg'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert("control")</script></svg>'

const embedded = (path: string) => `<img src="${path}"><object data="${path}"></object><iframe src="${path}"></iframe>`

/** Returns the output of scripts that ran: three times `control`, of the control drawing, if no file ran one. */
export async function openInBrowser(origin: string, paths: string[]): Promise<string[]> {
  const messages: string[] = []
  const browser = await chromium.launch({ executablePath: findChromium({ downloaded: chromium.executablePath() }) })
  try {
    const page = await browser.newPage({ baseURL: origin })
    page.on('dialog', dialog => {
      messages.push(dialog.message())
      return dialog.dismiss()
    })
    const all = [CONTROL, ...paths]
    const body = all.map(embedded).join('')
    await page.route(`**${CONTROL}`, route => route.fulfill({ contentType: 'image/svg+xml', body: drawing }))
    await page.route('**/page.html', route => route.fulfill({ contentType: 'text/html', body }))
    for (const path of [...all, '/page.html']) await page.goto(path)
    return messages
  } finally {
    await browser.close()
  }
}
