-- Returns pages of sold items by price without sorting all orders of the seller.
create index orders_seller_price on orders (seller_id, subtotal_paisa, id);
