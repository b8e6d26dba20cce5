declare module '*.svg' {
  const url: string
  // biome-ignore lint/style/noDefaultExport: the bundler exports an asset's URL as default
  export default url
}
