import * as runtimeCore from '@module-federation/runtime-tools/runtime-core'

/** Provides what the entries of older releases import. */
Object.assign(window, { _FEDERATION_RUNTIME_CORE: runtimeCore })
