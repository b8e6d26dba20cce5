import type { ComponentType } from 'react'

export interface Story {
  /** Used in the URL: `button--kinds`. */
  id: string
  component: string
  name: string
  Component: ComponentType
}

type StoryModule = Record<string, ComponentType>

/** Turns the modules of `*.story.tsx` into stories; every exported component is one. */
export function storiesOf(modules: [path: string, module: StoryModule][]): Story[] {
  return modules.flatMap(([path, module]) => {
    const component = path.replace(/^.*\/|\.story\.tsx$/g, '')
    return Object.entries(module).map(([name, Component]) => ({
      id: `${component}--${name.toLowerCase()}`,
      component,
      name,
      Component,
    }))
  })
}
