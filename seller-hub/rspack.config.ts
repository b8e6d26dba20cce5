import { unitConfig } from '@closyyy/tooling/rspack/unit-config'

export default unitConfig({ name: 'seller-hub', folder: import.meta.dirname })
