-- Order of the photos in the form.
alter table draft_photos add column position smallint not null default 0 check (position between 0 and 7);
update draft_photos f set position = placed.place - 1
from (
  select id, row_number() over (partition by draft_id order by id) as place from draft_photos
) placed
where placed.id = f.id;

-- Position chosen by the seller while other photos of the live product await approval.
alter table photos add column own_position smallint check (own_position between 0 and 7);
