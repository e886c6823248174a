import { RecordPicker } from '../../../fields/shared/references/RecordPicker';
import type { LinkParameter } from '../../../language/listDeclarations';
import { CodeChoice } from './CodeChoice';

export interface LinkPickerProps {
  readonly resource: string;
  readonly by: LinkParameter['by'];
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: string | number | undefined) => void;
}

/** Picks a record, or the code of one, as a list filter. */
export const LinkPicker = ({ resource, by, label, value, onChange }: LinkPickerProps) =>
  by === undefined ? (
    <RecordPicker resource={resource} value={value} onChange={(ids) => onChange(ids[0])} textField={{ label }} />
  ) : (
    <CodeChoice resource={resource} by={by} value={value} label={label} onChange={onChange} />
  );
