// Runs pure-components.ts as a loader; the bundler loads loaders as CommonJS.
module.exports = function pureComponentsLoader(source) {
  const done = this.async()
  import('./pure-components.ts').then(({ pureComponents }) => done(null, pureComponents(source)), done)
}
