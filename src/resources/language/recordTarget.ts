/** A possible target of a record. */
interface TargetKind<Name extends string = string> {
  /** The `readOnly` reference to the target, set by the API; it enforces referential integrity. */
  readonly field: Name;
  /** Prefix of the rights to records about this target: `PARTENAIRES_INFOS_ADD`. */
  readonly rights: string;
  /** Further full rights to read them, such as those of the target's own page. */
  readonly alsoReadableWith?: readonly string[];
}

/** The target of a record, which may belong to one of several resources: fields with its kind and id. Plain data. */
export interface RecordTarget<Name extends string = string> {
  readonly kind: Name;
  readonly id: Name;
  /** By value of `kind`. */
  readonly of: Readonly<Record<string, TargetKind<Name>>>;
}
