-- The nodes of the service, and when each was last alive. `alive` is 0 for one that has stopped in good order.
CREATE TABLE heartbeats (
    node TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    alive BIGINT NOT NULL
);

-- Spans in which no node was alive. They are nobody's thinking time.
CREATE TABLE outages (
    began BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);
