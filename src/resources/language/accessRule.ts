/** A rule as data (section 6 of the specification). What is absent asks for nothing. */
export interface AccessRule {
  readonly rights?: readonly string[];
  readonly fonctions?: readonly string[];
  readonly notFonctions?: readonly string[];
  readonly notRights?: readonly string[];
}
