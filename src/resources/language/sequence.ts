/**
 * Consecutive numbers for new records below each parent, without gaps. A deleted record's number is not
 * reused, and is kept when the record is restored.
 */
export interface Sequence {
  /** Restarts at 1 each year: that of this date of the new record, or of the current day if empty. */
  readonly yearly?: true | { readonly of: string };
  /** Format of the number in a text: `F-%{year}-%{number}`. */
  readonly form?: string;
  /** Minimum digits in `form`, padded with zeros. */
  readonly digits?: number;
}
