-- CreateTable
CREATE TABLE "video" (
    "company_id" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "type" TEXT,
    "size" INTEGER NOT NULL DEFAULT 0,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "video_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "video_chunk" (
    "company_id" INTEGER NOT NULL,
    "video_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "video_chunk_pkey" PRIMARY KEY ("company_id","video_id","position")
);

-- CreateIndex
CREATE INDEX "picture_id_idx" ON "picture"("id");

-- AddForeignKey
ALTER TABLE "video_chunk" ADD CONSTRAINT "video_chunk_company_id_video_id_fkey" FOREIGN KEY ("company_id", "video_id") REFERENCES "video"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A video is compressed already, and parts of a chunk are read.
ALTER TABLE "video_chunk" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
