import { optionFilter } from '../shared/choices/optionFilter';
import { SelectInput } from '../shared/choices/SelectInput';
import type { KindInputs } from '../viewTypes';
import { ICONS, type IconSpec } from './kind';
import { pictureOf } from './Picture';

export const inputs: KindInputs<IconSpec> = {
  Input: (props) => <SelectInput {...props} options={ICONS} picture={pictureOf} />,
  Filter: optionFilter(() => ICONS),
};
