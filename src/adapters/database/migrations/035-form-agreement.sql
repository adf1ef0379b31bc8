-- The agreement from whose dossier a form was begun, so that the dossier knows what is signed. Kept when that agreement goes:
-- a signed form stands by itself.
alter table forms add column agreement_id text;
