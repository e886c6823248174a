/**
 * Numbers that the API gives new records, one after the other and without gaps, below each parent. A record that is deleted takes its
 * number with it, and has it again where it comes back.
 */
export interface Sequence {
  /** It begins again at 1 with each year: that of this date of the new record, or of the day where it has none. */
  readonly yearly?: true | { readonly of: string };
  /** How a text says its number: `F-%{year}-%{number}`. */
  readonly form?: string;
  /** With zeros in front, in `form`. */
  readonly digits?: number;
}
