import type { Condition } from '@closyyy/contract/conditions-schemas'
import { useText } from '../messages.ts'

const known = ['condition.1', 'condition.2', 'condition.3'] as const

/** Translates condition names; an unknown condition keeps the server's title. */
export function useConditionLabel(): (condition: Condition) => string {
  const t = useText()
  return ({ id, title }) => {
    const key = known.find(one => one === `condition.${id}`)
    return key ? t(key) : title
  }
}
