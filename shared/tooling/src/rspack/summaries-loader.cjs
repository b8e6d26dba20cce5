// Removes the documentation of calls from the client bundles.
module.exports = function summariesLoader(source) {
  const done = this.async()
  import('./without-summaries.ts').then(({ withoutSummaries }) => done(null, withoutSummaries(source))).catch(done)
}
