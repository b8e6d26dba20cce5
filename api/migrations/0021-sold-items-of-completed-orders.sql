-- Counts units of completed orders only, like the seller's stats.
update users u set sold_count = coalesce((
  select sum(i.quantity)::int
  from orders o join order_items i on i.order_id = o.id
  where o.seller_id = u.id and o.status = 'completed'), 0);
