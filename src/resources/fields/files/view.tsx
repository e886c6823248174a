import { FilesCell } from '../shared/files/FilesCell';
import { FilesInput } from '../shared/files/FilesInput';
import { noFilter } from '../shared/noFilter';
import type { StoredFile } from '../shared/stored';
import type { KindView } from '../viewTypes';
import type { FilesSpec } from './kind';

export const filesView: KindView<FilesSpec, readonly StoredFile[]> = {
  Cell: FilesCell,
  Input: (props) => <FilesInput {...props} multiple />,
  Filter: noFilter(),
};
