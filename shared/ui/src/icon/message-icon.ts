import { MessageCircle } from 'lucide'
import { draw } from './draw.tsx'

export const MessageIcon = /* @__PURE__ */ draw(MessageCircle)
