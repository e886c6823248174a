import { filesCell } from '../shared/files/filesCell';
import type { StoredFile } from '../shared/stored';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { FilesSpec } from './kind';

export const filesView: KindView<FilesSpec, readonly StoredFile[]> = {
  cell: filesCell,
  ...lateInputs(() => import('./inputs')),
};
