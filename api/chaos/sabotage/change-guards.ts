import type { Guard } from './guards.ts'

const MIGRATION = 'migrations/0024-announce-changes.sql'
const RESPONSES = 'src/features/changes/public-responses.test.ts'

const onRows = 'after insert or update or delete'

/** Removes a trigger; `named` is a mutation that only this trigger announces. */
function trigger(table: string, call: string, named: string, when = onRows): Guard {
  return {
    name: `changes of ${table} are announced`,
    file: MIGRATION,
    guard: `create trigger ${table}_announce ${when} on ${table}\n  for each row execute function ${call}();\n`,
    without: '',
    tests: RESPONSES,
    named,
  }
}

const SPEEDS = 'migrations/0041-seller-speeds.sql'

/** Guards of decision 031: caches learn of every change of a public response. */
export const changeGuards: Guard[] = [
  trigger('products', 'announce_product', 'change many products', 'after insert or delete'),
  {
    name: 'edits of products are announced',
    file: MIGRATION,
    guard: '  for each row when (old.* is distinct from new.*) execute function announce_product();\n',
    without: '  for each row when (false) execute function announce_product();\n',
    tests: RESPONSES,
    named: 'propose a description|approve the description',
  },
  trigger('photos', 'announce_photo', 'replace a photo'),
  trigger('likes', 'announce_like', 'insert a like'),
  trigger('shops', 'announce_shop', 'describe a shop'),
  trigger('users', 'announce_person', 'follow a seller'),
  trigger('closed_accounts', 'announce_closed_account', 'close an account without', 'after insert or delete'),
  trigger('ratings', 'announce_rating', 'rate a seller|show hidden ratings|change the comment'),
  trigger(
    'rating_pictures',
    'announce_rating_picture',
    'rate a seller with a picture|show hidden ratings|delete the pictures',
  ),
  {
    name: 'measured speeds of sellers are announced',
    file: SPEEDS,
    guard: `create trigger seller_speeds_announce after insert or delete on seller_speeds
  for each row execute function announce_seller_speed();
`,
    without: '',
    tests: RESPONSES,
    named: 'measure a seller$',
  },
  {
    name: 'changed speeds of sellers are announced',
    file: SPEEDS,
    guard: 'is distinct from (new.reply_minutes, new.delivery_days_from, new.delivery_days_to)',
    without: 'is distinct from (old.reply_minutes, old.delivery_days_from, old.delivery_days_to)',
    tests: RESPONSES,
    named: 'measure a seller',
  },
  {
    name: 'a phone that is no longer verified is announced',
    file: SPEEDS,
    guard: 'for each row when ((old.phone is null) <> (new.phone is null))',
    without: 'for each row when (false)',
    tests: RESPONSES,
    named: 'remove the phone of a seller',
  },
  trigger('brands', 'announce_kind', 'rename a brand'),
  trigger('categories', 'announce_kind', 'rename a category'),
  {
    name: 'lists filtered by values are announced',
    file: MIGRATION,
    guard: "keys := keys || ('facets-' || new.category_id);",
    without: '',
    tests: RESPONSES,
    named: 'reduce every price|change the brand|change the price',
  },
  {
    name: 'the end of a vacation is announced',
    file: 'src/features/changes/announcements.ts',
    guard: 'if (ended.length > 0)',
    without: 'if (ended.length < 0)',
    tests: 'src/features/changes/changes-stream.test.ts',
    named: 'end of a vacation',
  },
  {
    name: 'totals are counted again before a change is passed on',
    file: 'src/features/products/product-counts.ts',
    guard: '      if (keys.some(key => countedKinds.test(key))) cache.clear()\n',
    without: '',
    tests: 'src/features/changes/changes-stream.test.ts',
    named: 'own caches',
  },
  {
    name: 'categories are read again before a change is passed on',
    file: 'src/features/categories/categories-routes.ts',
    guard: "      if (keys.includes('categories')) forgetCategories(db)\n",
    without: '',
    tests: 'src/features/changes/changes-stream.test.ts',
    named: 'own caches',
  },
  {
    name: 'responses to signed-in people carry no keys',
    file: 'src/http/route.ts',
    guard: 'account ? undefined : keys.header()',
    without: 'keys.header()',
    tests: RESPONSES,
    named: 'signed-in person',
  },
]
