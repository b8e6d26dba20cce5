import { expect, test } from '@playwright/test'
import { listControls } from '../../walk/page-controls.ts'
import { type PageWalk, pressControls } from '../../walk/presses.ts'
import { openContext, openWalkedPage, type View } from '../../walk/walked-page.ts'

const ORIGIN = 'http://shop.test'
const view: View = { origin: ORIGIN, language: 'en', size: 'phone' }

const large = 'style="block-size: 60px; inline-size: 120px"'
const wide = 'style="align-items: center; block-size: 60px; display: flex; inline-size: 200px"'
const works = `onclick="this.textContent = 'Pressed'"`

const page = (body: string) => `<!doctype html>
<html lang="en">
  <meta name="viewport" content="width=device-width">
  <title>Walked</title>
  <main>${body}</main>
</html>`

/** Mistakes, each with what the walk should find. */
const mistakes: Record<string, [body: string, finding: RegExp]> = {
  'a button that does nothing': [`<button ${large}>Save</button>`, /^dead: button “Save”$/],
  'a target of 30 px': [
    `<button style="block-size: 30px; inline-size: 30px" ${works}>+</button>`,
    /^target: button “\+” is 30 × 30 px$/,
  ],
  'a field without a name': [`<input ${large}>`, /^axe: label:/],
  'a console message': ['<script>console.warn("Careful")</script>', /^message: console warning: Careful/],
  'a page that is too wide': ['<div style="block-size: 1px; inline-size: 600px"></div>', /^overflow: .* px too wide$/],
  'text that is cut off': [
    '<p style="inline-size: 60px; overflow: hidden; white-space: nowrap">A long line of text</p>',
    /^clipped: “A long line of text”/,
  ],
  'a control below another element': [
    `<div style="position: relative"><button ${large} ${works}>Buy</button><div style="inset: 0; position: absolute"></div></div>`,
    /^covered: button “Buy” by <div/,
  ],
  'a dead button in a dialog': [
    `<dialog id="dialog" aria-label="Sure?"><button ${large}>Yes</button></dialog>
     <button ${large} onclick="dialog.showModal()">Delete</button>`,
    /^dead: button “Delete” 0, then button “Yes”$/,
  ],
  'a dead button in a dialog that loads before it opens': [
    `<dialog id="dialog" aria-label="Sure?"><button ${large}>Yes</button></dialog>
     <button ${large} onclick="fetch('/dialog').then(() => setTimeout(() => dialog.showModal(), 250))">Delete</button>`,
    /^dead: button “Delete” 0, then button “Yes”$/,
  ],
  'a checkbox that does not react to its words': [
    `<label ${wide}><input type="checkbox"><span onclick="event.preventDefault()">Small</span></label>`,
    /^dead: words of input “Small”$/,
  ],
  'a radio that cannot be pressed at the edge of its label': [
    `<div style="position: relative"><label ${wide}><input type="radio">Small</label>
     <div style="inline-size: 20px; block-size: 60px; inset: 0 auto auto 180px; position: absolute"></div></div>`,
    /^covered: edge of input “Small” by <div/,
  ],
  'a link that leads nowhere, beside one that leads to a radio button': [
    `<a href="#" ${wide} onclick="event.preventDefault()">Colour</a>
     <a href="#" ${wide} onclick="event.preventDefault(); small.focus()">Size</a>
     <label ${wide}><input type="radio" id="small">Small</label>`,
    /^dead: a “Colour”$/,
  ],
  'texts over each other': [
    '<p style="margin: 0">A line of text</p><p style="margin: -1lh 0 0">Another line</p>',
    /^overlap: “A line of text” and “Another line”$/,
  ],
}

for (const [mistake, [body, finding]] of Object.entries(mistakes)) {
  test(`the walk finds ${mistake}, and nothing else`, async ({ browser }) => {
    const context = await openContext(browser, view)
    await context.route(`${ORIGIN}/**`, route =>
      route.fulfill({ contentType: 'text/html', body: page(`<button ${large} ${works}>Press</button>${body}`) }),
    )
    const opened = await openWalkedPage(context, view)
    const open = async (path: string) => {
      await opened.page.goto(path)
      return path
    }
    const walked = { ...opened, open }
    const memory = { pressed: new Set<string>(), links: new Set<string>(), urls: new Set<string>() }
    const counts = { found: new Set<string>(), kinds: new Map<string, number>(), pressed: 0 }
    const walk: PageWalk = { walked, path: '/', route: 'walked', memory, ...counts, problems: [] }
    await walked.open('/')
    const controls = await walked.page.evaluate(listControls)
    walk.problems.push(...(await walked.check(controls.map(({ key }) => key))))
    await pressControls(walk, controls)
    const messages = walked.takeMessages().map(message => `message: ${message}`)
    await context.close()
    const found = [...new Set([...walk.problems, ...messages])]
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(finding)
  })
}
