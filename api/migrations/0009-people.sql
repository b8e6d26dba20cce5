create table preferences (
  user_id bigint primary key references users on delete cascade,
  all_promotional_emails boolean not null,
  new_features_and_updates boolean not null,
  trends_campaigns_more boolean not null,
  sales_and_promotions boolean not null,
  shopping_updates boolean not null,
  selling_tips_and_updates boolean not null,
  personalised_recommendations boolean not null,
  special_offers_from_sellers boolean not null,
  unread_messages boolean not null,
  updated_at timestamptz not null default now()
);

create table shipping_settings (
  user_id bigint primary key references users on delete cascade,
  shipping_type text not null check (shipping_type in ('depopShipping')),
  updated_at timestamptz not null default now()
);
