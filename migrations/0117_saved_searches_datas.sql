-- Saved searches from before periods went on with the days: their fixed dates may have been one, which their owner is asked once.
alter table saved_searches add column dates_to_review {boolean} not null default false;
update saved_searches set dates_to_review = true;
