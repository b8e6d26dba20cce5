import { Truck } from 'lucide'
import { drawMirrored } from './draw.tsx'

export const TruckIcon = /* @__PURE__ */ drawMirrored(Truck)
