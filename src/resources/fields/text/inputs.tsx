import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { InputProps, KindInputs } from '../viewTypes';
import type { TextSpec } from './kind';
import { maskedText } from './mask';

/** A text; one with a mask takes its form on leaving, and is shown in it. */
const Input = (props: InputProps<TextSpec>) => {
  const { mask } = props.spec;
  return <TextInput {...props} {...(mask && { display: (value: string) => maskedText(mask, value) })} />;
};

export const inputs: KindInputs<TextSpec> = {
  Input,
  Filter: TextFilter,
};
