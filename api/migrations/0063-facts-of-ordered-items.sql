-- Size and condition of a product when it was ordered, as its title (ORDER-20); null in earlier orders. The condition is a
-- copy without a foreign key, whose check would make all orders lock the same three rows.
alter table order_items
  add column size text,
  add column condition_id bigint;
