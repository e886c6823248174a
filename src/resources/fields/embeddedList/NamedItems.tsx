import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { isEmptyValue } from '../../records/validate';
import type { FilledCellProps } from '../shared/cells/cellOf';
import { oneLine } from '../shared/cells/oneLine';
import type { ViewOf } from '../shared/embedded/viewOfInner';
import type { InnerValues } from '../shared/inner';
import type { EmbeddedListSpec } from './kind';

/** A short cell has room for this many; the others are counted. */
const NAMED = 2;

/** Cells are blocks of their own. */
const IN_LINE = { display: 'inline-block', verticalAlign: 'bottom' } as const;

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
  return oneLine(
    <>
      {named.map((item, index) => (
        // Items have no id of their own.
        <Fragment key={index}>
          {index > 0 && ', '}
          <span style={IN_LINE}>
            {viewOf(inner).cell({
              schema,
              path: [...path, name],
              spec: inner,
              value: item[name],
              record: { ...record, ...item, id: record.id },
            })}
          </span>
        </Fragment>
      ))}
      {others > 0 && ` ${translate('files.more', { smart_count: others })}`}
    </>,
  );
}
