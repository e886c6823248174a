/** The list as a calendar, in which a record covers the days between two fields. Plain data. */
export interface Calendar<Name extends string = string> {
  /** The beginning: a date or an instant. */
  readonly from: Name;
  /** The end; by default the day of `from`. A record with an empty end continues indefinitely. */
  readonly to?: Name;
}
