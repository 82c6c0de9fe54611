-- One text for SQLite and PostgreSQL: moments and counts are BIGINT, ids, words and JSON are TEXT.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT,
    -- The name in small letters: two names that differ in nothing else are the same.
    name_key TEXT UNIQUE,
    password TEXT,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

CREATE TABLE recovery_codes (
    person TEXT NOT NULL,
    hash TEXT NOT NULL,
    used_at BIGINT,
    PRIMARY KEY (person, hash)
);

-- Browsers and programs that are signed in. Only hashes of tokens are kept.
CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    scopes TEXT NOT NULL,
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX sessions_of_person ON sessions (person);

CREATE TABLE invitations (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    cause TEXT NOT NULL,
    audience TEXT NOT NULL,
    -- Whom it is for, if it is for one person.
    person TEXT,
    terms TEXT NOT NULL,
    state TEXT NOT NULL,
    game TEXT,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    UNIQUE (owner, cause)
);
CREATE INDEX open_invitations ON invitations (created_at) WHERE state = 'open';

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    head TEXT NOT NULL,
    secret TEXT,
    game TEXT NOT NULL,
    variant TEXT NOT NULL,
    speed TEXT NOT NULL,
    rated BIGINT NOT NULL,
    white TEXT NOT NULL,
    black TEXT NOT NULL,
    version BIGINT NOT NULL,
    turns BIGINT NOT NULL,
    decider TEXT,
    -- When time will end the game if nothing happens.
    deadline BIGINT,
    result TEXT,
    reason TEXT,
    started_at BIGINT NOT NULL,
    ended_at BIGINT
);
CREATE INDEX games_of_white ON games (white, started_at);
CREATE INDEX games_of_black ON games (black, started_at);
CREATE INDEX finished_games ON games (ended_at, id) WHERE ended_at IS NOT NULL;
CREATE INDEX live_deadlines ON games (deadline) WHERE ended_at IS NULL AND deadline IS NOT NULL;

-- What happened in a game. The key decides who was first.
CREATE TABLE events (
    game TEXT NOT NULL,
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    side TEXT,
    cause TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (game, version)
);

-- The turns that stand, without those that were taken back.
CREATE TABLE turns (
    game TEXT NOT NULL,
    number BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, number)
);
CREATE INDEX opening_turns ON turns (number, text, game) WHERE number <= 8;

CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (person, game, speed)
);
CREATE INDEX leaders ON ratings (game, speed, rating);

CREATE TABLE rating_history (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    played TEXT NOT NULL,
    at BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, played)
);

CREATE TABLE blocks (
    person TEXT NOT NULL,
    blocked TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    game TEXT,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    closed_at BIGINT
);

-- Work for workers. A worker that takes a job has it until its lease ends.
CREATE TABLE jobs (
    key TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts BIGINT NOT NULL,
    worker TEXT,
    lease_until BIGINT NOT NULL,
    answer TEXT,
    created_at BIGINT NOT NULL
);
CREATE INDEX open_jobs ON jobs (kind, lease_until) WHERE state = 'open';

CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
