import { lazyScreen } from '../lazyScreen';
import { withInputs } from '../withInputs';
import type { DeleteDialogProps } from '../delete/DeleteDialog';
import type { ReplaceDialogProps } from '../savedViews/ReplaceDialog';
import type { EditDialogProps } from './EditDialog';
import type { DownloadDialogProps } from '../show/actions/DownloadDialog';
import type { CreateDialogProps } from './QuickCreateContext';

/** The dialog in which a record is created; it comes with the code of the forms, which a list does not need. */
export const LazyCreateDialog = lazyScreen<CreateDialogProps>(() =>
  withInputs(import('./CreateDialog')).then((module) => ({ default: module.CreateDialog })),
);

/** The dialog in which a record is changed. */
export const LazyEditDialog = lazyScreen<EditDialogProps>(() =>
  withInputs(import('./EditDialog')).then((module) => ({ default: module.EditDialog })),
);

/** The question before a record is deleted. */
export const LazyDeleteDialog = lazyScreen<DeleteDialogProps>(() =>
  import('../delete/DeleteDialog').then((module) => ({ default: module.DeleteDialog })),
);

/** The question before a saved view is replaced. */
export const LazyReplaceDialog = lazyScreen<ReplaceDialogProps>(() =>
  import('../savedViews/ReplaceDialog').then((module) => ({ default: module.ReplaceDialog })),
);

/** How far a file is on its way. */
export const LazyDownloadDialog = lazyScreen<DownloadDialogProps>(() =>
  import('../show/actions/DownloadDialog').then((module) => ({ default: module.DownloadDialog })),
);
