import type { FilterPart } from '../../../records/listFilter';
export interface FilterPopoverProps {
  readonly anchor: HTMLElement;
  /** The filter to change; a new one where absent. */
  readonly initial?: FilterPart | undefined;
  readonly asksBelow?: boolean | undefined;
  /** Called with each change of what narrows the list; undefined where the last value was taken away. */
  readonly onApply: (part: FilterPart | undefined) => void;
  /** Another field is chosen: of a new filter a further one begins, a changed one is about that field then. */
  readonly onAnother: () => void;
  readonly onClose: () => void;
}
