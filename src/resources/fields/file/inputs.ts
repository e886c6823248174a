import { FilesInput } from '../shared/files/FilesInput';
import { noFilter } from '../shared/inputs/noFilter';
import type { KindInputs } from '../viewTypes';
import type { FileFieldSpec } from './kind';

export const inputs: KindInputs<FileFieldSpec> = {
  Input: FilesInput,
  Filter: noFilter(),
};
