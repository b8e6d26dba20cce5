-- The name that the client gave the draft of a product, by which a repeated listing finds it, also one of a draft that was
-- never stored (DRAFT-6).
alter table products add column client_id text;
create unique index products_client_id on products (seller_id, client_id) where client_id is not null and deleted_at is null;
