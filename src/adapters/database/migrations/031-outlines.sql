-- The outline of a listing's sample (src/domain/market/profile-sample.ts): the best of very many offers for somebody are found by
-- it. Those of before get theirs from the site, within the hour.
alter table listings add column outline real[];
create index listings_without_outline on listings (id) where outline is null;
