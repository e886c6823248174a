import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { isEmptyValue } from '../../records/validate';
import type { FilledCellProps } from '../shared/cells/cellOf';
import type { ViewOf } from '../shared/embedded/viewOfInner';
import type { InnerValues } from '../shared/inner';
import type { EmbeddedListSpec } from './kind';

/** A short cell has room for this many; the others are counted. */
const NAMED = 2;

interface NamedItemsProps extends FilledCellProps<EmbeddedListSpec, readonly InnerValues[]> {
  readonly viewOf: ViewOf;
}

/** Names the items by their first field, which says most; counts them if it is empty. */
export function NamedItems({ viewOf, schema, path, spec, value, record }: NamedItemsProps) {
  const translate = useTranslate();
  const [first] = Object.entries(spec.fields);
  const named = value.filter((item) => first && !isEmptyValue(item[first[0]])).slice(0, NAMED);
  if (!first || named.length === 0) return <>{translate('screens.inputs.items', { smart_count: value.length })}</>;
  const [name, inner] = first;
  const others = value.length - named.length;
  return (
    <>
      {named.map((item, index) => (
        // Items have no id of their own.
        <Fragment key={index}>
          {index > 0 && ', '}
          {viewOf(inner).cell({
            schema,
            path: [...path, name],
            spec: inner,
            value: item[name],
            record: { ...record, ...item, id: record.id },
          })}
        </Fragment>
      ))}
      {others > 0 && ` ${translate('files.more', { smart_count: others })}`}
    </>
  );
}
