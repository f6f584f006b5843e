-- How often in a row the server ended while it was reading a source: the next reading waits longer each time.
alter table fontes add column quedas_seguidas integer not null default 0;
