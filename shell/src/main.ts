// The one step that federation needs: shared modules are settled before anything that imports them runs.
import(/* webpackChunkName: "start" */ './start.tsx').then(({ start }) => start()).catch(console.error)
