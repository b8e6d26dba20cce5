-- What one piece cost when the buyer put it into the cart; null for the moment in which older code writes the row.
alter table cart_items add column agreed_price_paisa bigint check (agreed_price_paisa > 0);
update cart_items i
set agreed_price_paisa = least(p.price_paisa, (select o.price_paisa from offers o where o.id = i.offer_id))
from products p where p.id = i.product_id;
