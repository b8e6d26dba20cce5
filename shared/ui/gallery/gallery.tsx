import { ChoiceList } from '../src/choice-list/choice-list.tsx'
import { Logo } from '../src/logo/logo.tsx'
import { Toaster } from '../src/toaster/toaster.tsx'
import type { View } from './address.ts'
import { addressOf } from './address.ts'
import type { Story } from './stories.ts'

export interface GalleryProps {
  stories: Story[]
  view: View
}

const widths = [320, 390, 768, 1280]

/** One story alone at its own address, or all of them with controls. */
export function Gallery({ stories, view }: GalleryProps) {
  const chosen = stories.find(story => story.id === view.story)
  if (chosen && !view.width) {
    return (
      <main className="galleryAlone">
        <chosen.Component />
        <Toaster />
      </main>
    )
  }
  const components = [...new Set(stories.map(story => story.component))]
  return (
    <div className="galleryFrame">
      <nav className="galleryNav" aria-label="Stories">
        <h1>
          <Logo name="Closyyy" />
        </h1>
        <Controls view={view} />
        <ul role="list">
          {components.map(component => (
            <li key={component}>
              <a href={`#${component}`}>{component}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main className="galleryStories">
        {(chosen ? [chosen] : stories).map((story, place, shown) => (
          <section
            key={story.id}
            className="galleryStory"
            id={shown[place - 1]?.component === story.component ? undefined : story.component}
          >
            <h2 className="galleryName">
              <a href={addressOf({ ...view, story: story.id, width: null })}>
                {story.component} · {story.name}
              </a>
            </h2>
            {view.width ? (
              <iframe
                className="galleryWidth"
                title={story.id}
                width={view.width}
                loading="lazy"
                src={addressOf({ ...view, story: story.id, width: null })}
              />
            ) : (
              <div>
                <story.Component />
              </div>
            )}
          </section>
        ))}
      </main>
      <Toaster />
    </div>
  )
}

function Controls({ view }: { view: View }) {
  const show = (change: Partial<View>) => window.location.assign(addressOf({ ...view, ...change }))
  return (
    <>
      <ChoiceList
        legend="Direction"
        name="direction"
        layout="row"
        value={view.direction}
        onChange={event => show({ direction: event.target.value as View['direction'] })}
        choices={[
          { value: 'ltr', label: 'ltr' },
          { value: 'rtl', label: 'rtl' },
        ]}
      />
      <ChoiceList
        legend="Width"
        name="width"
        layout="row"
        value={String(view.width ?? 'all')}
        onChange={event => show({ width: Number(event.target.value) || null })}
        choices={['all', ...widths.map(String)].map(value => ({ value, label: value }))}
      />
    </>
  )
}
