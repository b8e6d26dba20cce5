// as: shared/platform/src/session.ts
// expect: A shared package never imports an application: move the shared part here or pass it in.
// expect: @closyyy/shell is not among the dependencies of @closyyy/platform: declare it in its package.json.
import { store } from '@closyyy/shell/store'

export const state = () => store.getState()
