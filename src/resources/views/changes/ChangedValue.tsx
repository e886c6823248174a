import { useTranslate } from 'ra-core';
import { isHandleReference } from '../../changes/changes';
import { kindOf } from '../../fields/kinds';
import { useChosenRecords } from '../../fields/shared/references/useChosenRecords';
import { useRecordText } from '../../fields/shared/references/useRecordText';
import { useReferenceTarget } from '../../fields/shared/references/useReferenceTarget';
import { viewOf } from '../../fields/views';
import { isEmptyValue } from '../../records/validate';
import { NoValue } from '../page/NoValue';
import type { PreviewRow } from './previewRows';

export interface ChangedValueProps {
  readonly row: PreviewRow;
  readonly field: string;
  readonly value: unknown;
}

/** Shows a value by its field's kind; references as plain names, because a link would leave unsaved work. */
export function ChangedValue({ row, field, value }: ChangedValueProps) {
  const { schema, values, id } = row;
  const spec = schema.fields[field];
  if (!spec || isEmptyValue(value)) return <NoValue />;
  const pointer = kindOf(spec).reference?.(spec);
  if (pointer) return <NamesOf resource={pointer.resource} value={value} row={row} />;
  const record = { ...values, [field]: value, id: id ?? 0 };
  return viewOf(spec).cell({ schema, path: [field], spec, value, record });
}

interface NamesOfProps {
  readonly resource: string;
  readonly value: unknown;
  readonly row: PreviewRow;
}

function NamesOf({ resource, value, row }: NamesOfProps) {
  const translate = useTranslate();
  const target = useReferenceTarget(resource, row.values);
  const chosen = useChosenRecords(target.address, value);
  const textOf = useRecordText(target, chosen);
  const created = [value]
    .flat()
    .filter(isHandleReference)
    .map(({ handle }) => row.made.get(handle)?.name || translate('changes.preview.newRecord'));
  return [...chosen.map(textOf), ...created].join(', ');
}
