/** A list as a map of the French departments with the number of records in each. Pure data. */
export interface DepartmentMap<Name extends string = string> {
  /** The postcode that determines the department; the list filters by it. */
  readonly postcode: Name;
}
