// Compiles a catalogue of ICU messages (messages/*.json) at build time, so that no message parser reaches the browser.
module.exports = function catalogueLoader(source) {
  const done = this.async()
  import('@lingui/message-utils/compileMessage')
    .then(({ compileMessageOrThrow }) => {
      const compiled = Object.fromEntries(
        Object.entries(JSON.parse(source)).map(([id, message]) => [id, compileMessageOrThrow(message)]),
      )
      done(null, `export default ${JSON.stringify(compiled)}`)
    })
    .catch(done)
}
