-- What a supplier asks beside its prices, in cents before tax; without free_from_cents carriage is always paid.
ALTER TABLE supply.supplier ADD COLUMN carriage_cents int NOT NULL DEFAULT 0 CHECK (carriage_cents >= 0),
  ADD COLUMN free_from_cents int CHECK (free_from_cents >= 0), ADD COLUMN minimum_cents int NOT NULL DEFAULT 0 CHECK (minimum_cents >= 0);
