-- Sold items sorted by price: a page is read off in order, where all orders of a seller were sorted for it.
create index orders_seller_price on orders (seller_id, subtotal_paisa, id);
