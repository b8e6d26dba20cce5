import { unitConfig } from '@closyyy/tooling/rspack/unit-config'

export default unitConfig({ name: 'auth', folder: import.meta.dirname })
