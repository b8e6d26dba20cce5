import { unitConfig } from '@closyyy/tooling/rspack/unit-config'

export default unitConfig(import.meta.dirname)
