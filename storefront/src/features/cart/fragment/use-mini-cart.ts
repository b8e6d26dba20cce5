import { CART_PATH } from '@closyyy/contract/paths'
import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { useLocation } from '@closyyy/platform/router'
import { isFocusLeaving } from '@closyyy/ui/popover-panel'
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

const LEAVE_DELAY_MS = 180

type Opening = 'hover' | 'focus' | 'press'

/** Opens the mini-cart on hover, keyboard focus or press. The link navigates if the script is missing, and on /cart. */
export function useMiniCart() {
  const { key, pathname } = useLocation()
  const [opened, setOpened] = useState<{ by: Opening; key: string }>()
  const [isMissing, setMissing] = useState(false)
  const { Component: Panel, request } = useLazyComponent(
    async () => (await import(/* webpackChunkName: "storefront-mini-cart" */ './mini-cart.tsx')).MiniCart,
    () => setMissing(true),
  )
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const press = useRef({ isDown: false, closes: false })
  const isOpen = opened?.key === key && pathname !== CART_PATH && !isMissing
  const close = () => setOpened(undefined)
  const open = (by: Opening) => {
    clearTimeout(timer.current)
    void request()
    setOpened({ by, key })
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    Panel: isOpen ? Panel : undefined,
    panel: {
      ref: panel,
      onToggle: ({ newState }: ToggleEvent) => newState === 'closed' && close(),
    },
    root: {
      onPointerEnter({ pointerType }: PointerEvent) {
        clearTimeout(timer.current)
        if (pointerType === 'mouse' && !isOpen) open('hover')
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse' && opened?.by === 'hover') timer.current = setTimeout(close, LEAVE_DELAY_MS)
      },
      onBlur: (event: FocusEvent<HTMLElement>) => isFocusLeaving(event) && close(),
    },
    link: {
      'aria-expanded': isOpen && Panel !== undefined,
      onPointerDown() {
        // The browser treats this as a press outside the panel and closes it before the click.
        press.current = { isDown: true, closes: isOpen && opened.by === 'press' }
      },
      onFocus() {
        // A press focuses the link, too; its click handler decides.
        if (!press.current.isDown && !isOpen) open('focus')
      },
      onClick(event: MouseEvent) {
        const { closes } = press.current
        press.current = { isDown: false, closes: false }
        const isByKey = event.detail === 0
        const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        if (isElsewhere || isMissing || pathname === CART_PATH || (isByKey && isOpen)) return
        event.preventDefault()
        if (closes) return close()
        open('press')
        panel.current?.showPopover()
      },
    },
  }
}
