import { FilesInput } from '../shared/files/FilesInput';
import { noFilter } from '../shared/inputs/noFilter';
import type { KindInputs } from '../viewTypes';
import type { FilesSpec } from './kind';

export const inputs: KindInputs<FilesSpec> = {
  Input: (props) => <FilesInput {...props} multiple />,
  Filter: noFilter(),
};
