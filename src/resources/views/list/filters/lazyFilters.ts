import type { FilterPopoverProps } from './filterPopoverProps';
import { lazyScreen } from '../../lazyScreen';
import { withInputs } from '../../withInputs';
import type { BelowWordsProps } from './BelowWords';
import type { LinkPickerProps } from './LinkPicker';

/** Loaded with the code of inputs, which the rows do not need. */
export const FilterPopover = lazyScreen<FilterPopoverProps>(() =>
  withInputs(import('./FilterPopover')).then((module) => ({ default: module.FilterPopover })),
);

/** Lazy, because few lists filter on child records. */
export const BelowWords = lazyScreen<BelowWordsProps>(() =>
  import('./BelowWords').then((module) => ({ default: module.BelowWords })),
);

export const LinkPicker = lazyScreen<LinkPickerProps>(() =>
  import('./LinkPicker').then((module) => ({ default: module.LinkPicker })),
);
