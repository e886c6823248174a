import type { FieldSpec } from '../../../language/kind';
import { filterOf, type EditorProps } from '../filterOf';
import { RecordPicker } from './RecordPicker';

type Spec = FieldSpec & { readonly resource: string };

const One = ({ spec, label, value, onChange }: EditorProps<Spec>) => (
  <RecordPicker
    resource={spec.resource}
    value={value}
    onChange={(ids) => onChange(ids[0] ?? null)}
    textField={{ label }}
    startsOpen
  />
);

const Several = ({ spec, label, value, onChange }: EditorProps<Spec>) => (
  <RecordPicker resource={spec.resource} multiple startsOpen value={value} onChange={onChange} textField={{ label }} />
);

export const ReferenceFilter = filterOf<Spec>({ One, Several });
