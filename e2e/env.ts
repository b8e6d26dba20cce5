/** What the journeys read from the environment. Set in the main process, it reaches the workers too. */
export const env = {
  /** A shop that is running already; without it the journeys start their own. */
  get origin() {
    return process.env.E2E_ORIGIN
  },
  set origin(origin: string | undefined) {
    process.env.E2E_ORIGIN = origin
  },
}
