/** A list as a calendar: each record stands on the days from one field to another one. Pure data. */
export interface Calendar<Name extends string = string> {
  /** A date or an instant: where the record begins. */
  readonly from: Name;
  /** Where it ends; on the day of `from` alone where absent. A record without this value goes on. */
  readonly to?: Name;
}
