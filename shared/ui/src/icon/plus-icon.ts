import { Plus } from 'lucide'
import { draw } from './draw.tsx'

export const PlusIcon = /* @__PURE__ */ draw(Plus)
