import type { FieldSpec } from '../../../language/kind';
import { filterOf, type EditorProps } from '../filterOf';
import type { Option } from '../options';
import { OptionChecks } from './OptionChecks';
import { OptionSelect } from './OptionSelect';

export function optionFilter<Spec extends FieldSpec>(optionsOf: (spec: Spec) => readonly Option[]) {
  const One = ({ spec, label, value, onChange }: EditorProps<Spec>) => (
    <OptionSelect label={label} options={optionsOf(spec)} value={value} onChange={onChange} />
  );
  const Several = ({ spec, label, value, onChange, countOf }: EditorProps<Spec>) => (
    <OptionChecks label={label} options={optionsOf(spec)} value={value} onChange={onChange} countOf={countOf} />
  );
  return filterOf<Spec>({ One, Several });
}
