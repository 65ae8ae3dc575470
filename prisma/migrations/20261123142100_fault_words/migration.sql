-- By which words the titles of fault codes are found (lib/shared/search-word), for the embedded provider.
CREATE TABLE fault.word(
  word text COLLATE "C", lang text COLLATE "C", code text COLLATE "C", PRIMARY KEY(word, lang, code));
