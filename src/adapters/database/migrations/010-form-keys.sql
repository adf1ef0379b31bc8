-- Of the form's own key and what was typed, so that a form that is sent twice makes one row. Null where no form was.
alter table listings add column form_hash bytea;
create unique index listings_form on listings (uid, side, form_hash);
alter table listing_reports add column form_hash bytea;
create unique index listing_reports_form on listing_reports (form_hash);
