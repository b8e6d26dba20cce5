import { expect, test } from 'vitest'
import { html } from './html.ts'

test('escapes values in text and in attributes', () => {
  const value = `<script>"'&`
  expect(html`<p title="${value}">${value}</p>`.markup).toBe(
    '<p title="&lt;script&gt;&quot;&#39;&amp;">&lt;script&gt;&quot;&#39;&amp;</p>',
  )
})

test('nests HTML and lists of it, and renders nothing for absent values', () => {
  const items = ['a', '<b>'].map(text => html`<li>${text}</li>`)
  expect(html`<ul>${items}${false}${null}${undefined}${0}</ul>`.markup).toBe('<ul><li>a</li><li>&lt;b&gt;</li>0</ul>')
})
