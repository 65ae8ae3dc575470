-- Tables of the embedded catalogue of vehicle makers, outside Prisma's schema: only the provider's embedded.ts reads them.
CREATE SCHEMA oe;
-- Groups, and subgroups below them; names by language tag. What fits a vehicle is read from the live catalogue's OE numbers.
CREATE TABLE oe.branch(id text COLLATE "C" PRIMARY KEY, parent text COLLATE "C", no text, rank int NOT NULL, name jsonb NOT NULL);
CREATE TABLE oe.node(node_id text COLLATE "C" PRIMARY KEY, branch text COLLATE "C" NOT NULL, rank int NOT NULL, name jsonb NOT NULL,
  drawing jsonb NOT NULL);
-- axle: front or rear, side: left, right or both, null where the position does not say; spot: a hot spot of docs/oe-catalogue.md.
CREATE TABLE oe.position(
  node_id text COLLATE "C", position int, genart_id int NOT NULL, name jsonb NOT NULL, quantity int NOT NULL, axle text, side text,
  note jsonb, shape jsonb NOT NULL, spot jsonb NOT NULL, PRIMARY KEY(node_id, position));
CREATE INDEX position_genart ON oe.position(genart_id);
-- A number of a make that another one replaced.
CREATE TABLE oe.supersession(
  make_id int, norm text COLLATE "C", printed text NOT NULL, new_norm text COLLATE "C" NOT NULL, new_printed text NOT NULL,
  PRIMARY KEY(make_id, norm));
CREATE INDEX supersession_new ON oe.supersession(make_id, new_norm);
-- VINs of which the maker tells nothing: "no tree" or "no results".
CREATE TABLE oe.refusal(vin text COLLATE "C" PRIMARY KEY, reason text NOT NULL);
