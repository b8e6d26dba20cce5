-- Words of a product's title and brand in their English stems (decision 066). The stock configuration drops the “t” of “T shirt”
-- as a stop word.
create text search dictionary english_stems (template = snowball, language = english);
create text search configuration product_search (copy = english);
alter text search configuration product_search
  alter mapping replace english_stem with english_stems;

create function product_words(title text, brand_id bigint, custom_brand text) returns tsvector
  language sql stable as $$
  select to_tsvector(
    'product_search',
    concat_ws(' ', title, custom_brand, (select name from brands where id = product_words.brand_id))
  )
$$;

alter table products add column words tsvector;
update products set words = product_words(title, brand_id, custom_brand);
create index products_words on products using gin (words) where on_sale;

create function set_product_words() returns trigger language plpgsql as $$
begin
  new.words := product_words(new.title, new.brand_id, new.custom_brand);
  return new;
end $$;
create trigger products_words before insert or update of title, brand_id, custom_brand on products
  for each row execute function set_product_words();

create function set_brand_words() returns trigger language plpgsql as $$
begin
  update products set words = product_words(title, brand_id, custom_brand) where brand_id = new.id;
  return null;
end $$;
create trigger brands_words after update of name on brands
  for each row execute function set_brand_words();

-- Titles are announced with the product (0024).
create function announce_words() returns trigger language plpgsql as $$
begin
  perform announce('products', array['catalogue']);
  return null;
end $$;
create trigger products_announce_words after update of brand_id, custom_brand on products
  for each row when (new.on_sale and old.words is distinct from new.words)
  execute function announce_words();
