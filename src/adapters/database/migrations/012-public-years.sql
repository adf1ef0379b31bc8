-- A listing tells others no more of a measured year than a rounded total and a modelled shape. What its owner measured in
-- all moves to the details, which its owner alone reads.
update listings
  set details = details || jsonb_build_object('measuredTotal', energy),
      energy = case
        when energy < 10000 then round(energy::numeric / 100) * 100
        else round(energy::numeric / power(10::numeric, floor(log(energy::numeric)) - 1)) * power(10::numeric, floor(log(energy::numeric)) - 1)
      end,
      -- Quarters that were measured; the site draws those of the model instead.
      sample = ''
  where profile_kind = 'file';

-- Who shows their measured year to the other side of a proposal, and what the pair comes to on the years that are shown.
alter table proposals add column shows_seller boolean not null default false;
alter table proposals add column shows_buyer boolean not null default false;
alter table proposals add column measured_pair jsonb;
