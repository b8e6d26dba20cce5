/** Name of the lock and of the channel. */
const NAME = 'closyyy.log-out'

/**
 * Does work that a logout in any tab waits for, as long as `waitForWork` allows.
 * @param work gets a signal that aborts once a logout waits: work that was delayed must end now
 */
export async function doBeforeLogOut<T>(work: (isLoggingOut: AbortSignal) => Promise<T>): Promise<T> {
  const logOut = new AbortController()
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = () => logOut.abort()
  const result = work(logOut.signal)
  // Insecure origins have no locks; the work then still starts before the logout, but nothing waits for it.
  navigator.locks?.request(NAME, { mode: 'shared' }, () => result.then()).catch(() => undefined)
  try {
    return await result
  } finally {
    channel.close()
  }
}

/** Starts a logout: asks all tabs to end the work that needs the session. Resolves after it, or after the time limit. */
export async function waitForWork(milliseconds: number): Promise<void> {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage('log-out')
  channel.close()
  const signal = AbortSignal.timeout(milliseconds)
  await navigator.locks?.request(NAME, { signal }, () => undefined).catch(() => undefined)
}
