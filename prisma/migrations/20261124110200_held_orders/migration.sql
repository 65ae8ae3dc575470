-- An order may wait in the outbox for its money.
ALTER TABLE "order_transmission" DROP CONSTRAINT "order_transmission_state";
ALTER TABLE "order_transmission" ADD CONSTRAINT "order_transmission_state" CHECK (
  state IN ('own', 'held', 'waiting', 'telephone', 'told', 'sending', 'unknown', 'taken', 'refused', 'withdrawn'));
