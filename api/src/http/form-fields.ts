/** Flags come as text in a form. */
const flags: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['on', true],
  ['false', false],
  ['0', false],
  ['off', false],
])

type Tree = { [name: string]: unknown }

const namePattern = /^([a-z_]+)(?:\[([a-z_]+|\d*)\])?$/i
const isPlace = (key: string) => /^\d*$/.test(key)

/** The parts of a field's name; undefined for a form that no call knows. */
function partsOf(field: string): { name: string; key: string | undefined } | undefined {
  const [, name, key] = namePattern.exec(field) ?? []
  const isKnown = name !== undefined && !(name in Object.prototype) && !(key && key in Object.prototype)
  return isKnown ? { name, key } : undefined
}

/** Puts a further value at a key of what stands under a name: into a list for a place, as a property for a word. */
function joined(known: unknown, key: string, value: unknown): unknown {
  if (isPlace(key)) return [...(Array.isArray(known) ? known : []), value]
  return { ...(known as Tree | undefined), [key]: value }
}

/** Collects the fields of a form: `a[b]` is a property, `a[]`, `a[0]` and a name sent again are a list in the order sent, empty ones are absent. */
export function collectForm(flagNames: readonly string[]) {
  const form: Tree = Object.create(null)
  return {
    form,
    /** @returns false where the name has a form that no call knows */
    add(field: string, given: unknown): boolean {
      const parts = partsOf(field)
      if (!parts) return false
      if (given === '') return true
      const { name, key } = parts
      const value = flagNames.includes(name) && typeof given === 'string' ? (flags.get(given) ?? given) : given
      if (key !== undefined) form[name] = joined(form[name], key, value)
      else form[name] = form[name] === undefined ? value : [form[name], value].flat()
      return true
    },
  }
}
