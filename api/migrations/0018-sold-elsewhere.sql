-- Time when the seller marked it as sold; null if on sale or sold out in the shop.
alter table products add column sold_elsewhere_at timestamptz;
update products set sold_elsewhere_at = updated_at where sold and (quantity_left > 0 or quantity = 0);
alter table products add constraint products_sold_elsewhere check (sold or sold_elsewhere_at is null);
create index products_sold_elsewhere on products (seller_id, created_at desc, id desc)
  where sold_elsewhere_at is not null and deleted_at is null;
