-- Both sign a change of a running agreement too: one signature of a side under each, 0 being the agreement itself.
alter table agreement_signatures add column amendment integer not null default 0;
alter table agreement_signatures drop constraint agreement_signatures_pkey;
alter table agreement_signatures add primary key (world, agreement_id, amendment, side);
