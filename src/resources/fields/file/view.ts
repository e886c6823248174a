import { filesCell } from '../shared/files/filesCell';
import type { StoredFile } from '../shared/stored';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { FileFieldSpec } from './kind';

export const fileView: KindView<FileFieldSpec, StoredFile> = {
  cell: filesCell,
  ...lateInputs(() => import('./inputs')),
};
