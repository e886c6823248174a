import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { textOf } from '../../records/representation';
import { useRegistry } from '../../views/RegistryContext';
import { codeListOf, type CodeList } from '../../registry/codeList';
import { useRecordChoices } from '../shared/references/useRecordChoices';
import { TextInput } from '../shared/TextInput';
import type { InputProps } from '../viewTypes';
import type { NafSpec } from './kind';

/** Text input of a code; suggests codes by number and label if the portal has the list. */
export function NafInput(props: InputProps<NafSpec>) {
  const list = codeListOf(useRegistry(), props.spec.kind, props.schema);
  return list ? <ProposedCode {...props} list={list} /> : <TextInput {...props} tabular />;
}

const PROPOSED = 30;

function ProposedCode({ list: { schema, field }, ...props }: InputProps<NafSpec> & { readonly list: CodeList }) {
  const id = useId();
  const [isEntered, setEntered] = useState(false);
  const value: unknown = useWatch({ name: props.source });
  const typed = typeof value === 'string' ? value.trim() : '';
  const { choices } = useRecordChoices({
    schema,
    address: schema.name,
    typed,
    enabled: isEntered && typed !== '',
    pageSize: PROPOSED,
  });
  const others = schema.representation.filter((name) => name !== field);
  return (
    <div onFocus={() => setEntered(true)}>
      <TextInput {...props} tabular list={id} />
      <datalist id={id}>
        {choices.map((record) => (
          <option
            key={record.id}
            value={String(record[field])}
            label={others.map((name) => textOf(schema, name, record)).join(' ')}
          />
        ))}
      </datalist>
    </div>
  );
}
