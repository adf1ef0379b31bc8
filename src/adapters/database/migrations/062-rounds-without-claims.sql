-- The job that does the parts of a round runs one turn at a time in all processes, so that nobody claims a round.
alter table matching_runs drop column runner, drop column renewed_at;
