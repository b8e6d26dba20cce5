import { Plus } from 'lucide-react'
import { draw } from './draw.tsx'

export const PlusIcon = /* @__PURE__ */ draw(Plus)
