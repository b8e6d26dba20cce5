-- Announces changes of public responses at commit, by the keys that the responses carry (decision 031).
-- Beyond 100 rows a transaction announces one key for all (`wide`); equal announcements of a transaction are sent once.
create function announce(wide text, keys text[]) returns void language plpgsql as $$
declare
  announced integer := coalesce(nullif(current_setting('changes.announced', true), ''), '0')::integer;
begin
  if announced < 100 then
    perform set_config('changes.announced', (announced + 1)::text, true);
    perform pg_notify('changes', array_to_string(keys, ' '));
  else
    perform pg_notify('changes', wide);
  end if;
end $$;

create function announce_product() returns trigger language plpgsql as $$
declare
  was_public boolean := tg_op <> 'INSERT'
    and old.approval_status = 'approved' and old.active and old.deleted_at is null;
  is_public boolean := tg_op <> 'DELETE'
    and new.approval_status = 'approved' and new.active and new.deleted_at is null;
  was_on_sale boolean := tg_op <> 'INSERT' and old.on_sale;
  is_on_sale boolean := tg_op <> 'DELETE' and new.on_sale;
  keys text[];
begin
  if not (was_public or is_public) then
    -- Products like a hidden one are listed by its category.
    if tg_op <> 'UPDATE'
      or (old.category_id, old.deleted_at is null) is distinct from (new.category_id, new.deleted_at is null)
    then
      perform announce('products', array['product-' || coalesce(new.id, old.id)]);
    end if;
    return null;
  end if;
  keys := array['product-any', 'product-' || coalesce(new.id, old.id)];

  -- The seller's lists of all, sold and unsold products.
  if was_public <> is_public or was_on_sale <> is_on_sale
    or (old.created_at, old.seller_id) is distinct from (new.created_at, new.seller_id)
  then
    if was_public then keys := keys || ('shop-' || old.seller_id); end if;
    if is_public then keys := keys || ('shop-' || new.seller_id); end if;
  end if;

  -- Lists of products on sale: which products, their order and the values that filters compare.
  if was_on_sale <> is_on_sale
    or is_on_sale and (old.created_at, old.category_id) is distinct from (new.created_at, new.category_id)
  then
    keys := keys || 'catalogue'::text;
    if was_on_sale then keys := keys || ('category-' || old.category_id); end if;
    if is_on_sale then keys := keys || ('category-' || new.category_id); end if;
  elsif is_on_sale then
    if old.title is distinct from new.title then keys := keys || 'catalogue'::text; end if;
    if (old.price_paisa, old.brand_id, old.condition_id, old.size, old.standard_size)
      is distinct from (new.price_paisa, new.brand_id, new.condition_id, new.size, new.standard_size)
    then
      keys := keys || ('facets-' || new.category_id);
    end if;
  end if;
  perform announce('products', keys);
  return null;
end $$;
create trigger products_announce after insert or delete on products
  for each row execute function announce_product();
create trigger products_announce_update after update on products
  for each row when (old.* is distinct from new.*) execute function announce_product();

create function announce_photo() returns trigger language plpgsql as $$
begin
  perform announce('products', array['product-any', 'product-' || coalesce(new.product_id, old.product_id)]);
  return null;
end $$;
create trigger photos_announce after insert or update or delete on photos
  for each row execute function announce_photo();

create function announce_like() returns trigger language plpgsql as $$
begin
  perform announce('products', array['likes-' || coalesce(new.product_id, old.product_id)]);
  return null;
end $$;
create trigger likes_announce after insert or update or delete on likes
  for each row execute function announce_like();

create function announce_shop() returns trigger language plpgsql as $$
begin
  perform announce('products', array['shop-' || coalesce(new.user_id, old.user_id)]);
  return null;
end $$;
create trigger shops_announce after insert or update or delete on shops
  for each row execute function announce_shop();

create function announce_person() returns trigger language plpgsql as $$
declare
  id bigint := coalesce(new.id, old.id);
  keys text[] := '{}';
begin
  -- Shown with each product and rating of a person.
  if (old.first_name, old.username, old.profile_picture, old.vacation_until)
    is distinct from (new.first_name, new.username, new.profile_picture, new.vacation_until)
  then
    keys := array['person-any', 'person-' || id];
  end if;
  -- Shown in the profile only.
  if (old.followers_count, old.following_count, old.sold_count, old.created_at)
    is distinct from (new.followers_count, new.following_count, new.sold_count, new.created_at)
  then
    keys := keys || ('profile-' || id);
  end if;
  if (old.rating_sum, old.rating_count) is distinct from (new.rating_sum, new.rating_count) then
    keys := keys || array['profile-' || id, 'ratings-' || id];
  end if;
  if cardinality(keys) > 0 then perform announce('people', keys); end if;
  return null;
end $$;
create trigger users_announce after insert or update or delete on users
  for each row execute function announce_person();

create function announce_closed_account() returns trigger language plpgsql as $$
begin
  perform announce('people', array['profile-' || coalesce(new.user_id, old.user_id)]);
  return null;
end $$;
create trigger closed_accounts_announce after insert or delete on closed_accounts
  for each row execute function announce_closed_account();

create function announce_rating() returns trigger language plpgsql as $$
begin
  perform announce('people', array['ratings-' || coalesce(new.seller_id, old.seller_id)]);
  return null;
end $$;
create trigger ratings_announce after insert or update or delete on ratings
  for each row execute function announce_rating();

create function announce_rating_picture() returns trigger language plpgsql as $$
declare
  seller bigint := (select seller_id from ratings where id = coalesce(new.rating_id, old.rating_id));
begin
  -- Without its rating, the picture was deleted with it.
  if seller is not null then perform announce('people', array['ratings-' || seller]); end if;
  return null;
end $$;
create trigger rating_pictures_announce after insert or update or delete on rating_pictures
  for each row execute function announce_rating_picture();

-- Brands and categories are shown with their products, which do not carry keys of them: changes are rare.
create function announce_kind() returns trigger language plpgsql as $$
begin
  perform announce(tg_table_name, array[tg_table_name::text]);
  if tg_op <> 'INSERT' then perform announce('products', array['products']); end if;
  return null;
end $$;
create trigger brands_announce after insert or update or delete on brands
  for each row execute function announce_kind();
create trigger categories_announce after insert or update or delete on categories
  for each row execute function announce_kind();

create function announce_emptied() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'products people brands categories');
  return null;
end $$;
create trigger products_announce_truncate after truncate on products execute function announce_emptied();
create trigger users_announce_truncate after truncate on users execute function announce_emptied();
create trigger likes_announce_truncate after truncate on likes execute function announce_emptied();
create trigger photos_announce_truncate after truncate on photos execute function announce_emptied();
create trigger ratings_announce_truncate after truncate on ratings execute function announce_emptied();

-- For finding vacations that have just ended, which no write announces.
create index users_vacation_until on users (vacation_until) where vacation_until is not null;
