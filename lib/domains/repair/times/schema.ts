/** A piece of work with its time. `includes` are the keys of lines whose work is part of it. */
export interface LabourLine {
  key: string;
  label: string;
  action: string;
  minutes: number;
  includes: string[];
}
export interface LabourGroup {
  key: string;
  /** Null for a subject, which the page names. */
  title: string | null;
  lines: LabourLine[];
}
