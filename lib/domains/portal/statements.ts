const columns = `t.id, w.name as widget, t.name, t.text, t.translations,
  t.app_type as "appType", t.brand_id as "brandId", t.url, t.img, t.data, t.access_right as "accessRight", t.roles, t.groups,
  t.screens, t.date_from as "dateFrom", t.date_to as "dateTo", t.alert_start as "alertStart", t.alert_end as "alertEnd",
  t.url_start as "urlStart", t.url_end as "urlEnd", t.url_maintenance as "urlMaintenance", t.url_cover as "urlCover",
  t.maintenance_mode as "maintenanceMode", t.highlight, t.class_name as "className", t.place, t.version`;
const kept = "from tile t join widget w on w.id = t.widget_id where t.deleted_at is null";

/** Null for the names means every widget. */
export const tilesOfWidgets = {
  name: "tiles_of_widgets",
  text: `select ${columns} ${kept} and ($1::text[] is null or w.name = any($1)) order by w.place, w.id, t.place, t.id`,
};
export const highlightedTiles = {
  name: "tiles_highlighted",
  text: `select ${columns} ${kept} and t.highlight order by w.place, w.id, t.place, t.id`,
};
export const tileOfWidget = {
  name: "tile_of_widget",
  text: `select ${columns} ${kept} and w.name = $1 and t.id = $2`,
};

export const tileById = { name: "tile_by_id", text: `select ${columns} ${kept} and t.id = $1` };
export const tilesOfScreens = {
  name: "tiles_of_screens",
  text: `select ${columns} ${kept} and t.screens && $1::int[] order by w.place, w.id, t.place, t.id`,
};
export const tilesOfAddress = {
  name: "tiles_of_address",
  text: `select ${columns} ${kept} and t.url = $1 order by w.place, w.id, t.place, t.id`,
};
export const tilesUnderAddress = {
  name: "tiles_under_address",
  text: `select ${columns} ${kept} and starts_with(t.url, $1) order by w.place, w.id, t.place, t.id`,
};

/**
 * The widgets whose names are like some patterns, their tiles, and the groups that hold some families: what a page needs, in
 * one answer, since three cost a page of 60 tiles an eighth of its time.
 */
export const boardOfNames = {
  name: "board_of_names",
  text: `select (select coalesce(array_agg(id), '{}') from audience_group where roles && $2::text[]) as groups,
      (select coalesce(json_agg(w), '[]') from (select id, name, title, subtitle, translations, img from widget
        where name like any($1::text[]) order by place, id) w) as widgets,
      (select coalesce(json_agg(t), '[]') from (select ${columns} ${kept} and w.name like any($1)
        order by w.place, w.id, t.place, t.id) t) as tiles`,
};

export const everyWidget = {
  name: "widgets",
  text: `select id, name, title, subtitle, translations, img, version from widget order by place, id`,
};
export const groupsOfRoles = {
  name: "groups_of_roles",
  text: "select id from audience_group where roles && $1::text[]",
};
export const everyGroup = {
  name: "audience_groups",
  text: "select id, name, roles, image is not null as pictured from audience_group order by lower(name), id",
};
