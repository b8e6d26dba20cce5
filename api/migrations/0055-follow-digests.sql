-- Time of the first approval; null for products that were approved before this column existed.
alter table products add column approved_at timestamptz;

-- Time up to which new products of followed sellers were emailed.
alter table users add column follows_mailed_at timestamptz;

create index products_approved on products (approved_at) where on_sale;
