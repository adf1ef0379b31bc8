-- Offers are ordered by what a household pays (`paidPrice` in offer-order.ts). The same expression, with the VAT of today: at
-- another rate the order stays right, and is read without this index until there is one for it.
drop index listings_price;
create index listings_paid_price on listings (
  (round((price * (case when holder = 'company' and details ->> 'isVatExempt' is distinct from 'true' then 1 + 0.06::double precision else 1 end))::numeric, 5)),
  id
)
  where side = 'offer' and state = 'published' and moderation <> 'hidden';
