import type { Settings } from '../../env.ts'
import type { Logger } from '../../logger.ts'
import type { Courier } from './courier.ts'
import { openHttpCourier } from './courier-gateway.ts'
import { openSimulatedCourier } from './simulated-courier.ts'

/** Opens the configured courier; the simulated one in demo mode only, because its money is not real. */
export function openCourier(
  { courier, demoMode }: Pick<Settings, 'courier' | 'demoMode'>,
  log: Logger,
): Courier | undefined {
  if (courier) return openHttpCourier(courier, log)
  return demoMode ? openSimulatedCourier() : undefined
}
