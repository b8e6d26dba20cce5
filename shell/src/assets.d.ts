declare module '*.svg' {
  const address: string
  // biome-ignore lint/style/noDefaultExport: the bundler gives an asset its address so
  export default address
}
