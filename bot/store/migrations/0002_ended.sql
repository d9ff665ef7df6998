-- The match that ended last in a channel is looked at without reading through all others.
CREATE INDEX match_over_in_channel ON match (channel, ended) WHERE status = 'over';
