-- Matches, their logs, what is still to be posted, and people's own settings.
-- JSON columns are opaque to the store: only their being JSON is checked.

CREATE TABLE match (
    id TEXT PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    lang TEXT NOT NULL,
    seed TEXT NOT NULL CHECK (length(seed) = 32),
    rules INTEGER NOT NULL,
    host INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'cancelled')),
    at REAL NOT NULL,
    started REAL,
    ended REAL,
    rev INTEGER NOT NULL -- grows with every change of this row or its seats
) STRICT;

CREATE UNIQUE INDEX match_live_in_channel ON match (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX match_by_status ON match (status);

CREATE TABLE seat (
    match TEXT NOT NULL REFERENCES match (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    computer TEXT,
    since REAL NOT NULL,
    PRIMARY KEY (match, seat),
    CHECK (user IS NULL OR computer IS NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_of_user ON seat (user) WHERE user IS NOT NULL;

CREATE TABLE left_seat (
    match TEXT NOT NULL REFERENCES match (id),
    seat INTEGER NOT NULL,
    at REAL NOT NULL, -- the key comes first: SQLite 3.40 checks columns behind a later key column wrongly
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (match, seat, at)
) STRICT, WITHOUT ROWID;

CREATE TABLE entry (
    match TEXT NOT NULL REFERENCES match (id),
    ply INTEGER NOT NULL CHECK (ply > 0),
    by INTEGER NOT NULL,
    do TEXT NOT NULL,
    args TEXT NOT NULL CHECK (json_valid(args)),
    at REAL NOT NULL,
    PRIMARY KEY (match, ply)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshot (
    match TEXT NOT NULL REFERENCES match (id),
    kind TEXT NOT NULL CHECK (kind IN ('newest', 'base')),
    ply INTEGER NOT NULL,
    state BLOB NOT NULL,
    "table" TEXT NOT NULL CHECK (json_valid("table")),
    PRIMARY KEY (match, kind)
) STRICT;

CREATE TABLE interaction (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL REFERENCES match (id),
    ply INTEGER NOT NULL,
    at REAL NOT NULL
) STRICT;

CREATE INDEX interaction_by_age ON interaction (at);

CREATE TABLE post (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL REFERENCES match (id),
    ply INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('start', 'turn', 'edit', 'end', 'notice')),
    body TEXT NOT NULL CHECK (json_valid(body)),
    channel INTEGER NOT NULL,
    nonce TEXT NOT NULL UNIQUE CHECK (length(nonce) <= 25),
    state TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sent', 'dropped')),
    message INTEGER,
    tried INTEGER NOT NULL DEFAULT 0,
    at REAL NOT NULL,
    sent_at REAL
) STRICT;

CREATE INDEX post_of_match ON post (match, ply, kind);
CREATE INDEX post_due ON post (id) WHERE state = 'due';

CREATE TABLE draft (
    id TEXT PRIMARY KEY,
    match TEXT NOT NULL REFERENCES match (id),
    user INTEGER NOT NULL,
    keys TEXT NOT NULL CHECK (json_valid(keys)),
    at REAL NOT NULL
) STRICT;

CREATE INDEX draft_by_age ON draft (at);

CREATE TABLE person (
    user INTEGER PRIMARY KEY,
    lang TEXT,
    palette TEXT
) STRICT;
