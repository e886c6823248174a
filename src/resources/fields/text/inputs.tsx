import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { TypedText } from '../shared/typedText';
import type { InputProps, KindInputs } from '../viewTypes';
import type { TextSpec } from './kind';
import { maskedText } from './mask';
import { formatTyped } from './typedMask';

/** A text; one with a mask takes its form while it is typed, and is shown in it. */
const Input = (props: InputProps<TextSpec>) => {
  const { mask } = props.spec;
  const masked = mask && {
    display: (value: string) => maskedText(mask, value),
    format: (typed: TypedText) => formatTyped(mask, typed),
  };
  return <TextInput {...props} {...masked} />;
};

export const inputs: KindInputs<TextSpec> = {
  Input,
  Filter: TextFilter,
};
