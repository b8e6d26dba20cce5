// Keeps the documentation of calls out of what browsers load.
module.exports = function summariesLoader(source) {
  const done = this.async()
  import('./without-summaries.ts').then(({ withoutSummaries }) => done(null, withoutSummaries(source))).catch(done)
}
