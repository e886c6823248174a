import { filesCell } from '../shared/files/filesCell';
import type { StoredFile } from '../shared/stored';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { FileFieldSpec } from './kind';

export const fileView: KindView<FileFieldSpec, StoredFile> = {
  cell: filesCell,
  // Icon, name, button, and the gaps between them.
  besideText: 78,
  ...lateInputs(() => import('./inputs')),
};
