import { Checkbox } from '@closyyy/ui/checkbox'
import { Dialog } from '@closyyy/ui/dialog'
import * as styles from './moderation.module.css'
import { useModerationText } from './moderation-text.ts'

const shortcuts = [
  ['Shift+A', 'shortcut.approve'],
  ['Shift+R', 'shortcut.reject'],
  ['J', 'shortcut.next'],
  ['K', 'shortcut.previous'],
  ['?', 'shortcut.list'],
] as const

export interface ShortcutsDialogProps {
  isOpen: boolean
  onClose: () => void
  isEnabled: boolean
  onEnabledChange: (isEnabled: boolean) => void
}

export function ShortcutsDialog({ isOpen, onClose, isEnabled, onEnabledChange }: ShortcutsDialogProps) {
  const t = useModerationText()
  return (
    <Dialog open={isOpen} onClose={onClose} size="small" title={t('shortcuts')}>
      <div className={styles.shortcuts}>
        <dl className={styles.pairs}>
          {shortcuts.map(([keys, name]) => (
            <div key={keys} className={styles.pair}>
              <dt>
                <kbd className={styles.key}>{keys}</kbd>
              </dt>
              <dd>{t(name)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={t('shortcuts.enabled')}
          checked={isEnabled}
          onChange={({ target }) => onEnabledChange(target.checked)}
        />
      </div>
    </Dialog>
  )
}
