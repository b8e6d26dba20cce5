import { Upload } from 'lucide'
import { draw } from './draw.tsx'

export const UploadIcon = /* @__PURE__ */ draw(Upload)
