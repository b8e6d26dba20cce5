import { Trash2 } from 'lucide'
import { draw } from './draw.tsx'

export const TrashIcon = /* @__PURE__ */ draw(Trash2)
