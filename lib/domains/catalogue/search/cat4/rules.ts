/** The user's setting that shows the search through the fourth level of the tree. */
export const cat4Setting = { name: "cat4", show: "show" } as const;

/** Whether the settings of a user show that search; it is hidden at first. */
export const showsCat4 = (settings: Readonly<Record<string, unknown>>): boolean =>
  settings[cat4Setting.name] === cat4Setting.show;
