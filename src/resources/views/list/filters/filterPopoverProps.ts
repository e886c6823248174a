import type { FilterPart } from '../../../records/listFilter';
export interface FilterPopoverProps {
  readonly anchor: HTMLElement;
  readonly initial?: FilterPart | undefined;
  readonly asksBelow?: boolean | undefined;
  /** Called on each change; undefined after the last value is removed. */
  readonly onApply: (part: FilterPart | undefined) => void;
  /**
   * Called when another field is picked: starts a further condition after a new one, or changes the field of
   * an edited one.
   */
  readonly onAnother: () => void;
  readonly onClose: () => void;
}
