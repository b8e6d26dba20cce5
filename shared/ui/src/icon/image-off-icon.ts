import { ImageOff } from 'lucide'
import { draw } from './draw.tsx'

export const ImageOffIcon = /* @__PURE__ */ draw(ImageOff)
