// Compiles a catalogue of ICU messages (messages/*.json) at build time, so that no message parser reaches the browser.
module.exports = function catalogueLoader(source) {
  const done = this.async()
  import('@lingui/message-utils/compileMessage')
    .then(({ compileMessageOrThrow }) => {
      const compiled = Object.fromEntries(
        Object.entries(JSON.parse(source)).map(([id, message]) => [id, countsAsText(compileMessageOrThrow(message))]),
      )
      done(null, `export default ${JSON.stringify(compiled)}`)
    })
    .catch(done)
}

/**
 * Compiles `plural` to a select on the count's plural form, and `#` to the count's text; `useText` passes both with each
 * number. The runtime's own plural creates an `Intl.NumberFormat`, which takes 100 ms on a cheap phone.
 */
function countsAsText(tokens, count) {
  if (!Array.isArray(tokens)) return tokens
  return tokens.map(token => {
    if (token === '#' && count) return [`${count}:text`]
    if (!Array.isArray(token) || token.length < 3 || typeof token[2] !== 'object') return token
    const [name, type, { offset, ...cases }] = token
    if (offset) throw new Error(`A plural of "${name}" has an offset, which no text here needs.`)
    if (type !== 'plural' && type !== 'select') throw new Error(`"${type}" is not understood in messages.`)
    const inner = type === 'plural' ? name : count
    const written = Object.entries(cases).map(([key, text]) => [key, countsAsText(text, inner)])
    return type === 'plural' ? choiceByCount(name, written) : [name, 'select', Object.fromEntries(written)]
  })
}

/** Exact counts (`=0`) come before forms (`one`, `other`). */
function choiceByCount(name, cases) {
  const exact = cases.filter(([key]) => /^\d+$/.test(key))
  const forms = [`${name}:form`, 'select', Object.fromEntries(cases.filter(([key]) => !/^\d+$/.test(key)))]
  return exact.length === 0 ? forms : [name, 'select', { ...Object.fromEntries(exact), other: [forms] }]
}
