import { FilesCell } from '../shared/files/FilesCell';
import { FilesInput } from '../shared/files/FilesInput';
import { noFilter } from '../shared/noFilter';
import type { StoredFile } from '../shared/stored';
import type { KindView } from '../viewTypes';
import type { FileFieldSpec } from './kind';

export const fileView: KindView<FileFieldSpec, StoredFile> = { Cell: FilesCell, Input: FilesInput, Filter: noFilter() };
