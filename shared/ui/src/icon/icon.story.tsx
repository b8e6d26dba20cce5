import * as icons from './icon.tsx'

export function All() {
  return (
    <div className="storyLine">
      {Object.entries(icons).map(([name, Icon]) => (
        <span key={name} title={name}>
          <Icon size={24} />
        </span>
      ))}
    </div>
  )
}
