-- When an item was last added or its quantity changed, by which carts of guests are deleted (CART-6).
alter table cart_items add column changed_at timestamptz not null default now();
update cart_items set changed_at = created_at;
