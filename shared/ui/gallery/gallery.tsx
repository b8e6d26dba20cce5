import { ChoiceList } from '../src/choice-list/choice-list.tsx'
import { Logo } from '../src/logo/logo.tsx'
import { Toaster } from '../src/toaster/toaster.tsx'
import type { Story } from './stories.ts'
import type { View } from './view.ts'
import { viewUrl } from './view.ts'

export interface GalleryProps {
  stories: Story[]
  view: View
}

const widths = [320, 390, 768, 1280]

/** One story alone at its own URL, or all of them with controls. */
export function Gallery({ stories, view }: GalleryProps) {
  const selected = stories.find(story => story.id === view.story)
  if (selected && !view.width) {
    return (
      <main className="galleryAlone">
        <selected.Component />
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
        {(selected ? [selected] : stories).map((story, index, shown) => (
          <section
            key={story.id}
            className="galleryStory"
            id={shown[index - 1]?.component === story.component ? undefined : story.component}
          >
            <h2 className="galleryName">
              <a href={viewUrl({ ...view, story: story.id, width: null })}>
                {story.component} · {story.name}
              </a>
            </h2>
            {view.width ? (
              <iframe
                className="galleryWidth"
                title={story.id}
                width={view.width}
                loading="lazy"
                src={viewUrl({ ...view, story: story.id, width: null })}
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
  const show = (change: Partial<View>) => window.location.assign(viewUrl({ ...view, ...change }))
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
