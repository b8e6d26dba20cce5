import { unitConfig } from '@closyyy/tooling/rspack/unit-config'

export default unitConfig({ name: 'storefront', folder: import.meta.dirname })
