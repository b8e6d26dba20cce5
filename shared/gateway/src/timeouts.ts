/** Time in which a request must arrive, in milliseconds, large forms included; their rate is limited, too. */
export const REQUEST_TIMEOUT_MS = 600_000

/** Time in which the headers of a request must arrive, in milliseconds. */
export const HEADERS_TIMEOUT_MS = 15_000
