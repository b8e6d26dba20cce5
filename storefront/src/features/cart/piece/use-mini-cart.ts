import { useLocation } from '@closyyy/platform/router'
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

const LEAVE_DELAY_MS = 180

type Opening = 'hover' | 'focus' | 'press'

/**
 * Opens the mini-cart below the cart's link: while a mouse rests there, with the keyboard's focus, or by a press.
 * Where its script does not come, and on the cart's own page, the link stays the link it is.
 */
export function useMiniCart() {
  const { key, pathname } = useLocation()
  const [opened, setOpened] = useState<{ by: Opening; key: string }>()
  const { Panel, isMissing, load } = usePanel()
  const place = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressing = useRef(false)
  const isWanted = opened?.key === key && pathname !== '/cart' && !isMissing
  const close = () => setOpened(undefined)
  const open = (by: Opening) => {
    load()
    setOpened({ by, key })
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isWanted) return
    const pressOutside = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpened(undefined)
    }
    document.addEventListener('pointerdown', pressOutside)
    return () => document.removeEventListener('pointerdown', pressOutside)
  }, [isWanted])

  const root = {
    ref: place,
    onPointerEnter({ pointerType }: PointerEvent) {
      clearTimeout(timer.current)
      if (pointerType === 'mouse' && !isWanted) open('hover')
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse' && opened?.by === 'hover') timer.current = setTimeout(close, LEAVE_DELAY_MS)
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !isWanted) return
      event.stopPropagation()
      isPressing.current = true
      place.current?.querySelector('a')?.focus()
      isPressing.current = false
      close()
    },
  }
  const link = {
    'aria-expanded': isWanted && Panel !== undefined,
    onPointerDown() {
      isPressing.current = true
    },
    onFocus() {
      // A press focuses too; its click decides.
      if (!isPressing.current && !isWanted) open('focus')
    },
    onClick(event: MouseEvent) {
      isPressing.current = false
      const isByKey = event.detail === 0
      const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (isElsewhere || isMissing || pathname === '/cart' || (isByKey && isWanted)) return
      event.preventDefault()
      if (isWanted && opened.by === 'press') close()
      else open('press')
    },
  }
  return { Panel: isWanted ? Panel : undefined, root, link }
}

/** The panel's script, asked for when the panel is first wanted. */
function usePanel() {
  const [Panel, setPanel] = useState<ComponentType>()
  const [isMissing, setMissing] = useState(false)
  const load = () => {
    if (Panel) return
    import(/* webpackChunkName: "storefront-mini-cart" */ './mini-cart.tsx').then(
      ({ MiniCart }) => setPanel(() => MiniCart),
      (error: unknown) => {
        console.error(error)
        setMissing(true)
      },
    )
  }
  return { Panel, isMissing, load }
}
