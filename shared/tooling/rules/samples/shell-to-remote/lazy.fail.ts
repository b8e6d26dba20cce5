// as: shell/src/remotes/load-unit.ts
// expect: The shell meets remotes at run time only: load them through the registry.
// expect: @closyyy/storefront is not among the dependencies of @closyyy/shell: declare it in its package.json.
export const load = () => import('@closyyy/storefront/remote')
