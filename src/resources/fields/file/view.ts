import { FilesCell } from '../shared/files/FilesCell';
import type { StoredFile } from '../shared/stored';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { FileFieldSpec } from './kind';

export const fileView: KindView<FileFieldSpec, StoredFile> = {
  Cell: FilesCell,
  ...lateInputs(() => import('./inputs')),
};
