/** One of the resources that a record may be about. */
interface TargetKind<Name extends string = string> {
  /** The `readOnly` reference to it, which the API fills: it holds the record to its target as every reference does. */
  readonly field: Name;
  /** The first half of the rights over records about it: `PARTENAIRES_INFOS_ADD`. */
  readonly rights: string;
  /** Rights, whole, that also let read them: those of the target's own page. */
  readonly alsoReadableWith?: readonly string[];
}

/** A record about one of several resources: the field that says which of them, and the field with the id. Pure data. */
export interface RecordTarget<Name extends string = string> {
  readonly kind: Name;
  readonly id: Name;
  /** By the values of `kind`. */
  readonly of: Readonly<Record<string, TargetKind<Name>>>;
}
