import * as collections from '@closyyy/contract/collections-calls'
import * as likes from '@closyyy/contract/likes-calls'
import * as writing from '@closyyy/contract/own-products-calls'
import * as products from '@closyyy/contract/products-calls'
import * as suggestions from '@closyyy/contract/suggestions-calls'
import { everybody, row, signedIn } from './row.ts'

const listing = {
  title: 'Linen kurta',
  description: 'Worn twice, washed by hand.',
  price: 2500,
  category_id: 4,
  condition_id: 2,
  brand_name: 'Khaadi',
  size_data: { standard_size: 'medium' as const },
}
const edit = { title: 'Linen kurta', description: 'Worn once.', price: 2400 }

const readingRows = [
  row(products.listProducts, everybody, { params: { group: 'men' } }),
  row(collections.listMensProducts, everybody, {}),
  row(collections.listWomensProducts, everybody, {}),
  row(collections.listKidsProducts, everybody, {}),
  row(collections.listCollections, everybody, {}),
  row(products.searchProducts, everybody, { query: { query: 'kurta' } }),
  row(products.listProductFacets, everybody, { query: { group: 'men' } }),
  row(suggestions.listSuggestedProducts, everybody, {}),
  row(suggestions.listRelatedProducts, everybody, async fixture => ({ params: { id: await fixture.product() } })),
  row(
    suggestions.listRelatedProducts,
    [404, 404, 200, 404, 200],
    async fixture => ({ params: { id: await fixture.pendingProduct() } }),
    'waiting for approval',
  ),
  row(products.getProduct, everybody, async fixture => ({ params: { id: await fixture.product() } })),
  row(
    products.getProduct,
    [404, 404, 200, 404, 200],
    async fixture => ({ params: { id: await fixture.pendingProduct() } }),
    'waiting for approval',
  ),
  row(
    products.getProduct,
    [404, 404, 200, 404, 200],
    async fixture => ({ params: { id: await fixture.product({ active: false }) } }),
    'hidden by its seller',
  ),
  row(products.listOwnProducts, signedIn, {}),
]

const writingRows = [
  row(
    writing.createProduct,
    [401, 422, 201, 422, 422],
    async fixture => ({ body: { ...listing, address_id: await fixture.address('pickup') } }),
    'picked up at the owner’s address',
  ),
  row(writing.updateProduct, [401, 403, 200, 403, 403], async fixture => ({
    params: { id: await fixture.product() },
    body: edit,
  })),
  row(
    writing.updateProduct,
    [401, 404, 200, 404, 403],
    async fixture => ({ params: { id: await fixture.pendingProduct() }, body: edit }),
    'waiting for approval',
  ),
  row(writing.updateProductPhotos, [401, 403, 200, 403, 403], async fixture => ({
    params: { id: await fixture.product() },
    body: {},
  })),
  row(writing.relistProduct, [401, 403, 200, 403, 403], async fixture => ({
    params: { id: await fixture.product({ sold: true, sold_elsewhere_at: new Date() }) },
  })),
  row(writing.deleteProduct, [401, 403, 200, 403, 403], async fixture => ({ params: { id: await fixture.product() } })),
]

const markRows = [
  row(likes.likeProduct, [401, 200, 409, 200, 200], async fixture => ({ params: { id: await fixture.product() } })),
  row(
    likes.likeProduct,
    [401, 404, 409, 404, 404],
    async fixture => ({ params: { id: await fixture.pendingProduct() } }),
    'waiting for approval',
  ),
  row(likes.unlikeProduct, signedIn, async fixture => ({ params: { id: await fixture.product() } })),
  row(likes.saveProduct, [401, 200, 409, 200, 200], async fixture => ({ params: { id: await fixture.product() } })),
  row(likes.unsaveProduct, signedIn, async fixture => ({ params: { id: await fixture.product() } })),
  row(likes.getProductLike, everybody, async fixture => ({ params: { id: await fixture.product() } })),
  row(
    likes.getProductLike,
    [404, 404, 200, 404, 200],
    async fixture => ({ params: { id: await fixture.pendingProduct() } }),
    'waiting for approval',
  ),
]

export const productsRows = [...readingRows, ...writingRows, ...markRows]
