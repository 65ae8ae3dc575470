-- What became of something that a job needs besides: added from the proposal, or dismissed. It is not proposed again in that job.
CREATE TABLE "job_need" (
  "company_id" INTEGER NOT NULL,
  "customer_id" INTEGER NOT NULL,
  "vehicle" TEXT NOT NULL,
  "need" TEXT NOT NULL,
  "outcome" TEXT NOT NULL,
  "user_id" INTEGER,
  "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "job_need_pkey" PRIMARY KEY ("company_id", "customer_id", "vehicle", "need")
);
ALTER TABLE "job_need" ADD CONSTRAINT "job_need_company_id_customer_id_fkey"
  FOREIGN KEY ("company_id", "customer_id") REFERENCES "customer"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
