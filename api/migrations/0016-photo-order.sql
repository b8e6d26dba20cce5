-- A draft's photos stand as the form shows them.
alter table draft_photos add column position smallint not null default 0 check (position between 0 and 7);
update draft_photos f set position = placed.place - 1
from (
  select id, row_number() over (partition by draft_id order by id) as place from draft_photos
) placed
where placed.id = f.id;

-- The place that its owner gave a photo of a live product, until what waits beside it is approved.
alter table photos add column own_position smallint check (own_position between 0 and 7);
