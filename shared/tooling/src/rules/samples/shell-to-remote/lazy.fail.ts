// as: shell/src/remotes/load-unit.ts
// expect: The shell loads remotes only at run time: load them through the registry.
// expect: @closyyy/storefront is not among the dependencies of @closyyy/shell: declare it in its package.json.
export const load = () => import('@closyyy/storefront/remote')
