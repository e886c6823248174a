/** An access rule as data (section 6 of the specification). Absent parts require nothing. */
export interface AccessRule {
  readonly rights?: readonly string[];
  readonly fonctions?: readonly string[];
  readonly notFonctions?: readonly string[];
  readonly notRights?: readonly string[];
}
