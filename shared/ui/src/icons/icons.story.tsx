import * as icons from './icons.ts'

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
