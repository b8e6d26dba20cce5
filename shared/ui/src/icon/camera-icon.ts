import { Camera } from 'lucide'
import { draw } from './draw.tsx'

export const CameraIcon = /* @__PURE__ */ draw(Camera)
