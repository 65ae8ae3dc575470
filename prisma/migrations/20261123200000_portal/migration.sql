-- Home pages: widgets, their tiles, audience groups, what editors changed; courses and who takes part.
CREATE TABLE "widget" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "subtitle" TEXT NOT NULL DEFAULT '',
    "translations" JSONB NOT NULL DEFAULT '{}',
    "img" TEXT NOT NULL DEFAULT '',
    "place" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "widget_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "tile" (
    "id" SERIAL NOT NULL,
    "widget_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "translations" JSONB NOT NULL DEFAULT '{}',
    "app_type" TEXT NOT NULL,
    "brand_id" INTEGER,
    "url" TEXT NOT NULL DEFAULT '',
    "img" TEXT NOT NULL DEFAULT '',
    "data" TEXT NOT NULL DEFAULT '',
    "access_right" TEXT,
    "roles" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "groups" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "screens" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "date_from" TIMESTAMPTZ,
    "date_to" TIMESTAMPTZ,
    "alert_start" TIMESTAMPTZ,
    "alert_end" TIMESTAMPTZ,
    "url_start" TEXT NOT NULL DEFAULT '',
    "url_end" TEXT NOT NULL DEFAULT '',
    "url_maintenance" TEXT NOT NULL DEFAULT '',
    "url_cover" TEXT NOT NULL DEFAULT '',
    "maintenance_mode" BOOLEAN NOT NULL DEFAULT false,
    "highlight" BOOLEAN NOT NULL DEFAULT false,
    "class_name" TEXT NOT NULL DEFAULT '',
    "place" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deleted_at" TIMESTAMPTZ,

    CONSTRAINT "tile_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "audience_group" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "roles" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "image" BYTEA,

    CONSTRAINT "audience_group_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "portal_change" (
    "id" SERIAL NOT NULL,
    "widget" TEXT NOT NULL,
    "tile_id" INTEGER,
    "action" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "user_id" INTEGER,
    "user_name" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "portal_change_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "training" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "days" INTEGER NOT NULL,
    "hours" INTEGER NOT NULL,
    "format" TEXT NOT NULL,
    "certificate" BOOLEAN NOT NULL DEFAULT false,
    "places" INTEGER,

    CONSTRAINT "training_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "training_session" (
    "id" SERIAL NOT NULL,
    "training_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "city" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "training_session_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "training_enrolment" (
    "company_id" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "session_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "person" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "training_enrolment_pkey" PRIMARY KEY ("company_id","id")
);

CREATE UNIQUE INDEX "widget_name_key" ON "widget"("name");
CREATE INDEX "tile_widget_id_place_id_idx" ON "tile"("widget_id", "place", "id");
CREATE INDEX "tile_groups_idx" ON "tile" USING GIN ("groups");
CREATE UNIQUE INDEX "audience_group_name_key" ON "audience_group"("name");
CREATE INDEX "portal_change_widget_id_idx" ON "portal_change"("widget", "id");
CREATE INDEX "portal_change_tile_id_id_idx" ON "portal_change"("tile_id", "id");
CREATE INDEX "training_session_training_id_day_idx" ON "training_session"("training_id", "day");
CREATE INDEX "training_enrolment_session_id_idx" ON "training_enrolment"("session_id");
CREATE UNIQUE INDEX "training_enrolment_company_id_session_id_email_key" ON "training_enrolment"("company_id", "session_id", "email");

ALTER TABLE "tile" ADD CONSTRAINT "tile_widget_id_fkey" FOREIGN KEY ("widget_id") REFERENCES "widget"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "training_session" ADD CONSTRAINT "training_session_training_id_fkey" FOREIGN KEY ("training_id") REFERENCES "training"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "training_enrolment" ADD CONSTRAINT "training_enrolment_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "training_session"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
