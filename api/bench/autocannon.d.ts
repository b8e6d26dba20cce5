declare module 'autocannon' {
  interface Shot {
    '2xx': number
    non2xx: number
    errors: number
    duration: number
    latency: { p50: number; p99: number }
  }
  interface Options {
    url: string
    connections: number
    duration: number
    requests: { path: string }[]
  }
  function autocannon(options: Options): Promise<Shot>
  export = autocannon
}
