import { MapPin } from 'lucide'
import { draw } from './draw.tsx'

export const PlaceIcon = /* @__PURE__ */ draw(MapPin)
