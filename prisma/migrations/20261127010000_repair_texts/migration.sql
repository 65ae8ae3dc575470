-- What the embedded repair data say in each language; a document of the language "*" names its texts by these ids.
CREATE TABLE repair.text(language text COLLATE "C", id text COLLATE "C", text text NOT NULL, PRIMARY KEY(language, id));
