const PROBE_INTERVAL_MS = 10_000

/** Rejects if the server does not respond: a connected device is not always online. The worker's script is never cached. */
export async function reachServer(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration) await registration.update()
  else if (!navigator.onLine) throw new Error('The device is offline.')
}

/** Calls regularly while the device is online, and once it is back online; returns a function that ends that. */
export function repeatOnline(probe: () => void): () => void {
  const probeOnline = () => {
    if (navigator.onLine) probe()
  }
  const timer = setInterval(probeOnline, PROBE_INTERVAL_MS)
  window.addEventListener('online', probeOnline)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', probeOnline)
  }
}
