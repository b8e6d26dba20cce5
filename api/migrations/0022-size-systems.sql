-- The size in the category's own system (a letter, a shoe size, waist inches, an age, pieces), beside the nearest standard
-- size. Products of older clients have the standard size alone.
alter table products
  add column size text check (char_length(size) between 1 and 30),
  -- Measurements beyond the six columns, by name, in inches or, for cloth, in metres.
  add column more_measures jsonb not null default '{}' check (jsonb_typeof(more_measures) = 'object');
