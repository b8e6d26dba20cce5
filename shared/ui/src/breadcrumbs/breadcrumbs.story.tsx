import { Breadcrumbs } from './breadcrumbs.tsx'

export function ThreeLevels() {
  return (
    <Breadcrumbs
      crumbs={[
        { label: 'Women', href: '#women' },
        { label: 'Tops', href: '#tops' },
        { label: 'Embroidered lawn kurta with dupatta' },
      ]}
      link={link => <a {...link} />}
    />
  )
}
