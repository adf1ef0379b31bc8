-- Until here no form of an account asked the power of a connection: 9.2 kVA is what the site proposed by itself. Null is "not told".
update connections
  set facts = jsonb_set(facts, '{connection,capacity}', 'null'::jsonb)
  where (facts #> '{connection,capacity}') = '9.2'::jsonb;
