import { lazyScreen } from '../../lazyScreen';
import { withInputs } from '../../withInputs';
import type { FilterPopoverProps } from './FilterPopover';
import type { LinkPickerProps } from './LinkPicker';

/** The panel in which a filter is made; it comes with the code of inputs, which the rows do not need. */
export const FilterPopover = lazyScreen<FilterPopoverProps>(() =>
  withInputs(import('./FilterPopover')).then((module) => ({ default: module.FilterPopover })),
);

export const LinkPicker = lazyScreen<LinkPickerProps>(() =>
  import('./LinkPicker').then((module) => ({ default: module.LinkPicker })),
);
