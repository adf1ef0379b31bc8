-- Of an agreement that one party signs here and the other with a pen: on which day, as the one says.
alter table forms add column paper_signed_on date;

-- The form and the contract flow have one text. It asks how the seller stands to VAT instead of a rate on top of the price;
-- the older text had no index.
update forms
  set answers = jsonb_build_object('indexPercent', '0') || (answers - 'vat') || case answers ->> 'vat'
    when 'none' then '{"sellerVat": "outside-vat"}'::jsonb
    when 'six' then '{"sellerVat": "liable"}'::jsonb
    when 'twenty-one' then '{"sellerVat": "liable"}'::jsonb
    else '{}'::jsonb
  end
  where kind = 'sale-agreement' and state = 'draft' and answers ->> 'vat' is not null;
