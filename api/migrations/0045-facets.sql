-- Counts products on sale by the values of filters without reading their rows (decision 051).
create index products_facets on products (category_id)
  include (brand_id, condition_id, size, standard_size, price_paisa)
  where on_sale;
