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
    /** Seconds; `amount` limits by number of requests instead. */
    duration?: number
    amount?: number
    /** Interval between checks for the end of the run, in ms. */
    sampleInt?: number
    requests?: Request[]
    setupClient?: (client: Client) => void
  }
  function autocannon(options: Options): Promise<Shot>
  export = autocannon
}
