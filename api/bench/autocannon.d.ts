declare module 'autocannon' {
  interface Shot {
    '2xx': number
    non2xx: number
    errors: number
    duration: number
    latency: { p50: number; p99: number }
  }
  interface Request {
    method?: string
    path: string
    headers?: Record<string, string>
    body?: string
  }
  interface Client {
    setRequests(requests: Request[]): void
  }
  interface Options {
    url: string
    connections: number
    /** Seconds; or so many requests in all. */
    duration?: number
    amount?: number
    /** How often it looks whether it is done, in ms. */
    sampleInt?: number
    requests?: Request[]
    /** Called for each connection as it opens. */
    setupClient?: (client: Client) => void
  }
  function autocannon(options: Options): Promise<Shot>
  export = autocannon
}
