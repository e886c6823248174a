import { useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { foldText } from '../../common/foldText';
import type { AnyRecord } from '../../language/resourceSchema';
import { fieldKey } from '../../registry/translationKeys';
import { useAllowed } from '../access/useAllowed';
import { useNameOf } from '../naming/useNaming';
import { usePageTarget } from '../nested/recordPage';
import { PlainLink } from '../page/PlainLink';
import { screenPath, useScreen } from '../ScreenContext';

const same = (one: unknown, other: unknown): boolean => foldText(String(one).trim()) === foldText(String(other).trim());

/** Links the record that already has the value which a unique field was refused for, if the reader may see it. */
export default function TakenBy({ field }: { readonly field: string }) {
  const { address } = useScreen();
  const { getValues } = useFormContext();
  const [value] = useState<unknown>(() => getValues(field));
  const { data } = useGetList<AnyRecord>(address, {
    filter: { where: [{ field, operator: 'equals', value }] },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  // An API that does not filter answers any record.
  const other = data?.find((record) => same(record[field], value));
  return useAllowed('show') && other ? <OtherRecord field={field} record={other} /> : null;
}

function OtherRecord({ field, record }: { readonly field: string; readonly record: AnyRecord }) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const page = usePageTarget();
  const name = useNameOf(record);
  return (
    <div>
      {translate('screens.form.takenBy', { label: translate(fieldKey(schema, field)) })}{' '}
      {/* Beside the form, whose input is not lost. */}
      <PlainLink className="link" to={screenPath(page, 'show', record.id)} target="_blank" rel="noopener">
        {name}
      </PlainLink>
    </div>
  );
}
