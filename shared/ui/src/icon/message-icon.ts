import { MessageCircle } from 'lucide-react'
import { draw } from './draw.tsx'

export const MessageIcon = /* @__PURE__ */ draw(MessageCircle)
