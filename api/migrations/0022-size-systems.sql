-- Size in the category's system (letter, shoe size, waist in inches, age, number of pieces), beside `standard_size`;
-- null for products from older clients.
alter table products
  add column size text check (char_length(size) between 1 and 30),
  -- Further measurements by name, in inches; cloth in metres.
  add column more_measures jsonb not null default '{}' check (jsonb_typeof(more_measures) = 'object');
