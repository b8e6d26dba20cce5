const PROBE_INTERVAL_MS = 10_000

/** Rejects if the server does not respond: a connected device is not always online. The worker's script is never cached. */
export async function reachServer(): Promise<void> {
  if (!navigator.onLine) throw new Error('The device is offline.')
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update()
}

/** Calls regularly and once the browser is back online; returns a function that ends that. */
export function repeatOffline(probe: () => void): () => void {
  const timer = setInterval(probe, PROBE_INTERVAL_MS)
  window.addEventListener('online', probe)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', probe)
  }
}
