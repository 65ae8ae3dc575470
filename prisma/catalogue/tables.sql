-- One catalogue version = one PostgreSQL schema; the caller has set search_path to it.
-- Normalised numbers are [A-Z0-9]+ only, COLLATE "C". Our own ktypes are 1,000,000 + the version's id of prisma/seed/data.
CREATE TABLE brand(id int PRIMARY KEY, name text NOT NULL, norm text COLLATE "C" NOT NULL, country text, segment text, weight int NOT NULL);
-- What things are called, as far as somebody wrote it. kind: genart, family, subfamily, criterion, value; language: a tag of lib/shared/languages.
CREATE TABLE label(kind text COLLATE "C", id int, language text COLLATE "C", text text NOT NULL, PRIMARY KEY(kind, id, language));
CREATE TABLE family(id int PRIMARY KEY);
CREATE TABLE subfamily(id int PRIMARY KEY, family_id int NOT NULL);
CREATE TABLE genart(id int PRIMARY KEY, family_id int NOT NULL, subfamily_id int NOT NULL, tecdoc_genart int, vehicle_bound boolean NOT NULL DEFAULT true, weight int NOT NULL);
CREATE TABLE make(id int PRIMARY KEY, name text NOT NULL, norm text COLLATE "C" NOT NULL, country text, vtypes text[] NOT NULL, weight int NOT NULL DEFAULT 0);
CREATE TABLE model(id int PRIMARY KEY, make_id int NOT NULL, name text NOT NULL, from_year int, to_year int, vtype text NOT NULL);
-- gearbox: every known kind, as read ("A6/M6": manual with six gears or automatic). engine_codes: family first ("K9K"), then
-- finer codes; a plate names one ("K9K 766"). tvv: field D.2, compact. co2 in g/km. months as yyyymm.
CREATE TABLE vehicle(
  ktype int PRIMARY KEY, make_id int NOT NULL, model_id int NOT NULL, vtype text NOT NULL, name text NOT NULL,
  p3 text, fuel text, litres numeric(3,1), ccm int, kw int, hp int, fiscal_hp int, cylinders int, co2 int, gearbox text, euro text, body text,
  from_ym int, to_ym int, engine_codes text[] NOT NULL DEFAULT '{}', cnit text[] NOT NULL DEFAULT '{}', tvv text[] NOT NULL DEFAULT '{}',
  ntypnr int, mid text, hmdnr int, kromeda_id int);
-- The ways by which a version is found besides its ktype: type codes as printed on papers (kind 1: CNIT, D.2.1; 2: TVV, D.2), eBay's motorcycle ids.
CREATE TABLE type_code(code text COLLATE "C" NOT NULL, ktype int NOT NULL, kind smallint NOT NULL);
CREATE TABLE ebay_moto(id text COLLATE "C" NOT NULL, ktype int NOT NULL);
-- norm: make, model and version from a word to the end, whole: all of it; both [A-Z0-9] only
CREATE TABLE version_term(norm text COLLATE "C" NOT NULL, whole text COLLATE "C" NOT NULL, ktype int NOT NULL, make_id int NOT NULL, heavy boolean NOT NULL);
CREATE TABLE article(
  id int PRIMARY KEY, brand_id int NOT NULL, genart_id int NOT NULL, fitset_id int, weight int NOT NULL,
  article_no text NOT NULL, article_norm text COLLATE "C" NOT NULL, ean text, label text, crit int[] NOT NULL DEFAULT '{}');
CREATE TABLE criterion(id int PRIMARY KEY, key text NOT NULL UNIQUE, unit text, kind text NOT NULL);
-- value: a number with a point, an enumerated value's stable key ("front"), yes or no, or a text; it has labels only where words need translating
CREATE TABLE criterion_value(id int PRIMARY KEY, criterion_id int NOT NULL, value text NOT NULL, sort numeric);
CREATE TABLE genart_criterion(genart_id int, criterion_id int, rank int NOT NULL, mandatory boolean NOT NULL DEFAULT false, PRIMARY KEY(genart_id, criterion_id));
-- kind: 1 own, 2 OE (owner = make), 3 cross (owner = brand), 4 trade, 5 EAN
CREATE TABLE article_ref(norm text COLLATE "C" NOT NULL, kind smallint NOT NULL, article_id int NOT NULL, brand_id int NOT NULL, genart_id int NOT NULL, owner_id int NOT NULL DEFAULT 0, printed text NOT NULL);
CREATE TABLE number(norm text COLLATE "C" NOT NULL, weight int NOT NULL, kind smallint NOT NULL, n int NOT NULL);
CREATE TABLE suggest_prefix(prefix text COLLATE "C" PRIMARY KEY, total int NOT NULL, norms text[] NOT NULL);
-- kind: 1 generic article, 2 brand, 3 make; norm: the label from a word to its end, [A-Z0-9] only (PLAQUETTESDEFREIN);
-- lang: each language in which the version names parts has all of them, by the next language of its chain where it lacks one; empty for names
CREATE TABLE suggest_term(norm text COLLATE "C" NOT NULL, lang text NOT NULL, kind smallint NOT NULL, target int NOT NULL, weight int NOT NULL, label text NOT NULL);
-- what suggest_term answers to a beginning that many labels share: its terms, [kind, target, label], the best of each kind
CREATE TABLE suggest_ready(prefix text COLLATE "C", lang text, terms json NOT NULL, PRIMARY KEY (prefix, lang));
CREATE TABLE vocab(word text COLLATE "C" NOT NULL, kind smallint NOT NULL, targets int[] NOT NULL, weight int NOT NULL);
CREATE TABLE pair(genart_id int, brand_id int, n int NOT NULL, weight int NOT NULL, PRIMARY KEY(genart_id, brand_id));
-- n: different OE numbers of a make that lead to articles of the generic article
CREATE TABLE oe_pair(make_id int, genart_id int, n int NOT NULL, PRIMARY KEY(make_id, genart_id));
CREATE TABLE genart_facet(genart_id int, value_id int, n int NOT NULL, PRIMARY KEY(genart_id, value_id));
-- articles that fit the same vehicles under the same conditions share a fitset
CREATE TABLE fitset(id int PRIMARY KEY, genart_id int NOT NULL, h1 bigint NOT NULL, h2 bigint NOT NULL, n int NOT NULL);
CREATE TABLE fitset_vehicle(ktype int NOT NULL, genart_id int NOT NULL, fitset_id int NOT NULL, cond_id int NOT NULL DEFAULT 0);
-- what the vehicle must have; any key may be absent, 0 is {}: {"engineCodes":["K9K 766"],"from":200505,"to":201012,"pos":"front","brakesys":"Bosch",
-- "gearbox":"manual","discMm":258,"maxKg":1640,"chassisFrom":"40000001"}. An engine meets a code that begins its own (K9K names every K9K 766);
-- one that only begins a code (K9K against K9K 766) leaves it open. chassisFrom compares with the end of the chassis number.
CREATE TABLE fitment_cond(id int PRIMARY KEY, txt jsonb NOT NULL);
CREATE TABLE ktype_genart(ktype int NOT NULL, genart_id int NOT NULL, n int NOT NULL);
-- Prices of an article in a country. market: 1 the maker's own list (TecDoc), 2 the world market; cents of the currency for price_unit units
CREATE TABLE price_line(article_id int NOT NULL, market smallint NOT NULL, country char(2) NOT NULL, price_type text NOT NULL, cents int NOT NULL, currency char(3) NOT NULL, price_unit int NOT NULL DEFAULT 1, quantity_unit text NOT NULL DEFAULT 'piece', from_day date, to_day date);
-- where an article is sold, and how many used ones the breakers of end-of-life vehicles hold (vhu)
CREATE TABLE article_trade(article_id int PRIMARY KEY, countries text[] NOT NULL, vhu int);
-- what a kit is made of
CREATE TABLE kit_part(kit_id int, article_id int, quantity smallint NOT NULL DEFAULT 1, PRIMARY KEY(kit_id, article_id));
