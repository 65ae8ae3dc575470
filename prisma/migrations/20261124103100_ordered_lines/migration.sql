-- What stood in the cart's tabs order, delivery, shipping and waste-d3e are orders now, one per customer, supplier,
-- currency and day, and so is what a process of the version before still puts there. The lines themselves stay in the
-- cart's table until that version is gone; an order that has gone on since is not touched by them any more.
CREATE FUNCTION order_of_tab(line cart_line) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  found_id integer;
  moment timestamptz := greatest(line.created_at, line.updated_at);
  day date := (moment AT TIME ZONE 'Europe/Paris')::date;
  place integer;
BEGIN
  -- The counter's row is held until commit: two lines of one day find each other's order.
  INSERT INTO order_counter AS c (company_id, year, last) VALUES (line.company_id, extract(year FROM day)::int, 0)
    ON CONFLICT (company_id, year) DO UPDATE SET last = c.last RETURNING last INTO place;
  SELECT o.id INTO found_id FROM purchase_order o
    WHERE o.company_id = line.company_id AND o.customer_id = line.customer_id AND o.channel = line.channel
      AND o.currency = line.currency AND o.source = 'tab' AND o.state <> 'cancelled'
      AND (o.placed_at AT TIME ZONE 'Europe/Paris')::date = day
      AND NOT EXISTS (SELECT FROM order_event e WHERE e.company_id = o.company_id AND e.order_id = o.id AND e.kind <> 'placed')
    LIMIT 1;
  IF found_id IS NOT NULL THEN RETURN found_id; END IF;
  UPDATE order_counter SET last = last + 1 WHERE company_id = line.company_id AND year = extract(year FROM day)::int
    RETURNING last INTO place;
  INSERT INTO purchase_order (company_id, number, customer_id, channel, currency, state, source, buyer, rate_bp, net_cents,
      deposit_cents, vat_cents, placed_at, updated_at)
    SELECT line.company_id, extract(year FROM day)::int || '-' || lpad(place::text, 5, '0'), line.customer_id, line.channel,
      line.currency, 'confirmed', 'tab', jsonb_build_object('title', c.title, 'firstname', c.firstname, 'name', c.name,
        'company', c.company, 'phone', c.phone, 'email', c.email, 'address', coalesce(c.address, ''),
        'postalCode', c.postal_code, 'city', c.city, 'country', c.country),
      CASE line.currency WHEN 'CHF' THEN 810 ELSE 2000 END, 0, 0, 0, moment, moment
    FROM customer c WHERE c.company_id = line.company_id AND c.id = line.customer_id
    RETURNING id INTO found_id;
  INSERT INTO order_transmission (company_id, order_id, key, state)
    VALUES (line.company_id, found_id, gen_random_uuid(), CASE line.channel WHEN 'local' THEN 'own' ELSE 'told' END);
  INSERT INTO order_event (company_id, order_id, kind, state, created_at)
    VALUES (line.company_id, found_id, 'placed', 'confirmed', moment);
  RETURN found_id;
END $$;

CREATE FUNCTION order_of_tab_sums(company integer, ordered integer) RETURNS void LANGUAGE sql AS $$
  UPDATE purchase_order o SET net_cents = s.net, deposit_cents = s.deposit,
    vat_cents = round((s.net + s.deposit) * o.rate_bp / 10000.0),
    state = CASE WHEN s.lines = 0 THEN 'cancelled' WHEN s.waiting = s.pieces THEN 'confirmed' WHEN s.waiting > 0 THEN 'partly-shipped'
      WHEN s.here > 0 OR s.old_parts > 0 THEN 'delivered' ELSE 'closed' END
  FROM (SELECT coalesce(sum(quantity::bigint * price_cents), 0) AS net, coalesce(sum(quantity::bigint * deposit_cents), 0) AS deposit,
      count(*) AS lines, sum(quantity) AS pieces, sum(waiting) AS waiting, sum(counter + underway) AS here, sum(old_parts) AS old_parts
    FROM order_line WHERE company_id = company AND order_id = ordered) s
  WHERE o.company_id = company AND o.id = ordered
$$;

CREATE FUNCTION cart_line_ordered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered integer;
BEGIN
  SELECT order_id INTO ordered FROM order_line WHERE company_id = NEW.company_id AND id = NEW.id;
  IF ordered IS NOT NULL AND EXISTS (SELECT FROM purchase_order o WHERE o.company_id = NEW.company_id AND o.id = ordered
    AND (o.source <> 'tab' OR EXISTS (SELECT FROM order_event e
      WHERE e.company_id = o.company_id AND e.order_id = o.id AND e.kind <> 'placed'))) THEN RETURN NULL;
  END IF;
  ordered := coalesce(ordered, order_of_tab(NEW));
  INSERT INTO order_line AS l (company_id, id, order_id, make_id, article_id, name, item, quantity, price_cents, public_cents,
      deposit_cents, stock, priced_at, vin, ktype, plate, fit, also, shipped, waiting, counter, underway, handed, old_parts)
    VALUES (NEW.company_id, NEW.id, ordered, NEW.make_id, NEW.article_id, NEW.name, NEW.item, NEW.quantity, NEW.price_cents,
      NEW.public_cents, NEW.deposit_cents, NEW.stock, NEW.priced_at, NEW.vin, NEW.ktype, NEW.plate, NEW.fit, NEW.also,
      CASE NEW.tab WHEN 'order' THEN 0 ELSE NEW.quantity END, CASE NEW.tab WHEN 'order' THEN NEW.quantity ELSE 0 END,
      CASE NEW.tab WHEN 'delivery' THEN NEW.quantity ELSE 0 END, CASE NEW.tab WHEN 'shipping' THEN NEW.quantity ELSE 0 END,
      CASE NEW.tab WHEN 'waste-d3e' THEN NEW.quantity ELSE 0 END, CASE NEW.tab WHEN 'waste-d3e' THEN NEW.quantity ELSE 0 END)
    ON CONFLICT (company_id, id) DO UPDATE SET quantity = excluded.quantity, price_cents = excluded.price_cents,
      public_cents = excluded.public_cents, deposit_cents = excluded.deposit_cents, also = excluded.also, shipped = excluded.shipped,
      waiting = excluded.waiting, counter = excluded.counter, underway = excluded.underway, handed = excluded.handed,
      old_parts = excluded.old_parts;
  PERFORM order_of_tab_sums(NEW.company_id, ordered);
  RETURN NULL;
END $$;

CREATE FUNCTION cart_line_unordered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered integer;
BEGIN
  -- A move between tabs deletes a line and writes it again in one statement.
  IF EXISTS (SELECT FROM cart_line WHERE company_id = OLD.company_id AND id = OLD.id
    AND tab IN ('order', 'delivery', 'shipping', 'waste-d3e')) THEN RETURN NULL;
  END IF;
  DELETE FROM order_line l USING purchase_order o
    WHERE l.company_id = OLD.company_id AND l.id = OLD.id AND o.company_id = l.company_id AND o.id = l.order_id
      AND o.source = 'tab' AND NOT EXISTS (SELECT FROM order_event e
        WHERE e.company_id = o.company_id AND e.order_id = o.id AND e.kind <> 'placed')
    RETURNING l.order_id INTO ordered;
  IF ordered IS NOT NULL THEN PERFORM order_of_tab_sums(OLD.company_id, ordered); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER cart_line_ordered AFTER INSERT OR UPDATE ON cart_line FOR EACH ROW
  WHEN (NEW.tab IN ('order', 'delivery', 'shipping', 'waste-d3e')) EXECUTE FUNCTION cart_line_ordered();
CREATE TRIGGER cart_line_unordered AFTER UPDATE ON cart_line FOR EACH ROW
  WHEN (OLD.tab IN ('order', 'delivery', 'shipping', 'waste-d3e') AND NEW.tab NOT IN ('order', 'delivery', 'shipping', 'waste-d3e'))
  EXECUTE FUNCTION cart_line_unordered();
CREATE TRIGGER cart_line_ordered_gone AFTER DELETE ON cart_line FOR EACH ROW
  WHEN (OLD.tab IN ('order', 'delivery', 'shipping', 'waste-d3e')) EXECUTE FUNCTION cart_line_unordered();

-- Writers of carts wait for the triggers anyway: none sees half of it.
UPDATE cart_line SET tab = tab WHERE tab IN ('order', 'delivery', 'shipping', 'waste-d3e');
