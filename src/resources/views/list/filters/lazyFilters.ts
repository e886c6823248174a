import type { FilterPopoverProps } from './filterPopoverProps';
import { lazyScreen } from '../../lazyScreen';
import { withInputs } from '../../withInputs';
import type { BelowWordsProps } from './BelowWords';
import type { LinkPickerProps } from './LinkPicker';

/** The panel in which a filter is made; it comes with the code of inputs, which the rows do not need. */
export const FilterPopover = lazyScreen<FilterPopoverProps>(() =>
  withInputs(import('./FilterPopover')).then((module) => ({ default: module.FilterPopover })),
);

/** Few lists are narrowed by the records below. */
export const BelowWords = lazyScreen<BelowWordsProps>(() =>
  import('./BelowWords').then((module) => ({ default: module.BelowWords })),
);

export const LinkPicker = lazyScreen<LinkPickerProps>(() =>
  import('./LinkPicker').then((module) => ({ default: module.LinkPicker })),
);
