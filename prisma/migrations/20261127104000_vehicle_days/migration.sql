-- When a customer's vehicle is due for its inspection and its service.
ALTER TABLE "customer_vehicle" ADD COLUMN "inspection_on" DATE,
  ADD COLUMN "inspection_said" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "service_on" DATE;
CREATE INDEX "customer_vehicle_company_id_inspection_on_idx" ON "customer_vehicle"("company_id", "inspection_on");
CREATE INDEX "customer_vehicle_company_id_service_on_idx" ON "customer_vehicle"("company_id", "service_on");
