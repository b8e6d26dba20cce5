import { unitConfig } from '@closyyy/tooling/rspack/unit-config'

export default unitConfig({ name: 'shell', folder: import.meta.dirname })
