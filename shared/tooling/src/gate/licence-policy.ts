interface Component {
  group?: string
  name: string
  version: string
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[]
}

/** The part of a CycloneDX document that the policy reads. */
export interface BillOfMaterials {
  components: Component[]
}

/** Licences that ask for no more than their text beside the copy. */
const permissive = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 PSF-2.0 Unlicense Zlib'.split(' '),
)

/** Packages with other licences, each used unmodified: copyleft of a file, or of a library that is linked dynamically. */
const exceptions = [
  { name: /^lightningcss(-[\w-]+)?$/, licence: 'MPL-2.0' },
  { name: /^@img\/sharp-libvips-[\w-]+$/, licence: 'LGPL-3.0-or-later' },
]

const OWN_GROUP = '@closyyy'

const fullName = ({ group, name }: Component) => (group ? `${group}/${name}` : name)

/** Returns whether an SPDX expression can be met: with one licence of alternatives, else with all that it names. */
function isAllowed(expression: string, allowed: (id: string) => boolean): boolean {
  const ids = expression.split(/[()\s]+|\bAND\b|\bOR\b/).filter(Boolean)
  return / OR /.test(expression) && !/ AND /.test(expression) ? ids.some(allowed) : ids.length > 0 && ids.every(allowed)
}

/** Returns one line for each component whose licence is missing or neither permissive nor an exception. */
export function findForbiddenLicences({ components }: BillOfMaterials): string[] {
  return components.flatMap(component => {
    const name = fullName(component)
    if (component.group === OWN_GROUP) return []
    const licences = (component.licenses ?? []).map(each =>
      'expression' in each ? each.expression : (each.license.id ?? each.license.name ?? ''),
    )
    const isException = (id: string) => exceptions.some(each => each.licence === id && each.name.test(name))
    const allowed = (id: string) => permissive.has(id) || isException(id)
    if (licences.length > 0 && licences.every(licence => isAllowed(licence, allowed))) return []
    return [`${name} ${component.version}: ${licences.join(', ') || 'no licence'} is not allowed (licence-policy.ts).`]
  })
}
