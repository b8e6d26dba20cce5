-- Unit price when the product was added to the cart; null in rows written by an older release.
alter table cart_items add column agreed_price_paisa bigint check (agreed_price_paisa > 0);
update cart_items i
set agreed_price_paisa = least(p.price_paisa, (select o.price_paisa from offers o where o.id = i.offer_id))
from products p where p.id = i.product_id;
