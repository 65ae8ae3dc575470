-- The tyres on offer and the sizes of each version of a vehicle. The demonstration fills them; prices are in cents with tax.
CREATE SCHEMA tyre;
CREATE TABLE tyre.article(
  id int PRIMARY KEY, ean text COLLATE "C" NOT NULL UNIQUE, profile_id int NOT NULL, brand text NOT NULL,
  tier text NOT NULL, profile text NOT NULL,
  width smallint NOT NULL, ratio smallint NOT NULL, rim smallint NOT NULL, commercial boolean NOT NULL,
  load_index smallint NOT NULL, twin_index smallint, speed char(1) NOT NULL,
  speed_rank smallint NOT NULL, extra_load boolean NOT NULL,
  season text NOT NULL, use text NOT NULL, snow boolean NOT NULL, ice boolean NOT NULL, run_flat text,
  fuel char(1) NOT NULL, wet char(1) NOT NULL, noise_db smallint NOT NULL, noise_class char(1) NOT NULL,
  ttc_cents int NOT NULL, stock int NOT NULL);
CREATE INDEX tyre_article_size ON tyre.article(width, ratio, rim);
CREATE INDEX tyre_article_profile ON tyre.article(profile_id);
CREATE TABLE tyre.fitment(
  ktype int NOT NULL, place smallint NOT NULL, front text NOT NULL, rear text, PRIMARY KEY(ktype, place));
-- What suggestions are made of: each size with its indices, and each profile, with how many articles there are.
CREATE TABLE tyre.size(
  digits text COLLATE "C" NOT NULL, width smallint NOT NULL, ratio smallint NOT NULL, rim smallint NOT NULL,
  commercial boolean NOT NULL, load_index smallint NOT NULL, twin_index smallint, speed char(1) NOT NULL,
  articles int NOT NULL);
CREATE TABLE tyre.profile(
  id int PRIMARY KEY, brand text NOT NULL, profile text NOT NULL, words text NOT NULL, articles int NOT NULL);
