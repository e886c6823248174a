import { lazyScreen } from '../lazyScreen';
import { withInputs } from '../withInputs';
import type { DeleteDialogProps } from '../delete/DeleteDialog';
import type { ReplaceDialogProps } from '../savedViews/ReplaceDialog';
import type { EditDialogProps } from './EditDialog';
import type { DownloadDialogProps } from '../show/actions/DownloadDialog';
import type { CreateDialogProps } from './QuickCreateContext';

/** Lazy, because lists do not need the code of forms. */
export const LazyCreateDialog = lazyScreen<CreateDialogProps>(() =>
  withInputs(import('./CreateDialog')).then((module) => ({ default: module.CreateDialog })),
);

export const LazyEditDialog = lazyScreen<EditDialogProps>(() =>
  withInputs(import('./EditDialog')).then((module) => ({ default: module.EditDialog })),
);

export const LazyDeleteDialog = lazyScreen<DeleteDialogProps>(() =>
  import('../delete/DeleteDialog').then((module) => ({ default: module.DeleteDialog })),
);

export const LazyReplaceDialog = lazyScreen<ReplaceDialogProps>(() =>
  import('../savedViews/ReplaceDialog').then((module) => ({ default: module.ReplaceDialog })),
);

export const LazyDownloadDialog = lazyScreen<DownloadDialogProps>(() =>
  import('../show/actions/DownloadDialog').then((module) => ({ default: module.DownloadDialog })),
);
