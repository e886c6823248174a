/** Props of a list of what waits for the reader's decision on the home page. */
export interface WaitingListProps {
  /** Maximum number of lines. */
  readonly most: number;
  /** The earliest month that waits for validation, `2026-10`. */
  readonly oldestMonth: string | null;
}
