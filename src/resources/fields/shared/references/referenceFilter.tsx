import type { FieldSpec } from '../../kind';
import { filterOf, type EditorProps } from '../filterOf';
import { RecordPicker } from './RecordPicker';
import { idsOf } from './useChosenRecords';

type Spec = FieldSpec & { readonly resource: string };

const One = ({ spec, label, value, onChange }: EditorProps<Spec>) => (
  <RecordPicker
    resource={spec.resource}
    ids={idsOf(value)}
    onChange={(ids) => onChange(ids[0] ?? null)}
    textField={{ label }}
  />
);

const Several = ({ spec, label, value, onChange }: EditorProps<Spec>) => (
  <RecordPicker resource={spec.resource} multiple ids={idsOf(value)} onChange={onChange} textField={{ label }} />
);

/** The filter of the kinds that point at records. */
export const ReferenceFilter = filterOf<Spec>({ One, Several });
