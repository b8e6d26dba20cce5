create index likes_product on likes (product_id);
create index likes_newest on likes (user_id, created_at desc, product_id desc);
create index saves_newest on saves (user_id, created_at desc, product_id desc);
