-- A new description or price of a live product that awaits approval; null if it does not change.
alter table product_revisions
  add column description text check (char_length(description) between 1 and 5000),
  add column price_paisa bigint check (price_paisa > 0);

-- The price that later changes are compared with, and since when; null means the current price. The previous version of
-- the API changes prices without it, which only shortens the comparison.
alter table products
  add column base_price_paisa bigint check (base_price_paisa > 0),
  add column base_price_at timestamptz;
