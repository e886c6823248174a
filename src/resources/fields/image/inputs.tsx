import { noFilter } from '../shared/inputs/noFilter';
import type { KindInputs } from '../viewTypes';
import { ImageInput } from './ImageInput';
import type { ImageSpec } from './kind';

export const inputs: KindInputs<ImageSpec> = {
  Input: (props) => <ImageInput {...props} />,
  Filter: noFilter(),
};
