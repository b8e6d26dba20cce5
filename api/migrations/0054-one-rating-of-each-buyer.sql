-- Only the latest shown rating of each buyer counts in a seller's average.
update users u
set rating_sum = counted.sum, rating_count = counted.count
from (
  select seller_id, sum(rating)::integer as sum, count(*)::integer as count
  from (
    select distinct on (seller_id, buyer_id) seller_id, rating
    from ratings
    where counts
    order by seller_id, buyer_id, created_at desc, id desc
  ) latest
  group by seller_id
) counted
where counted.seller_id = u.id and (u.rating_sum, u.rating_count) is distinct from (counted.sum, counted.count);
