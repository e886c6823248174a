import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { TypedText } from '../shared/typedText';
import type { InputProps, KindInputs } from '../viewTypes';
import type { TextSpec } from './kind';
import { maskedText } from './mask';
import { formatTyped } from './typedMask';

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
