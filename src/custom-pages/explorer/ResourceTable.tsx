import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { resourceKey } from '../../resources/registry/translationKeys';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { useNumberFormat } from '../../resources/views/page/useNumberFormat';
import { AddressText } from './AddressText';
import { explorerAddress } from './explorerAddress';
import { PlainTable } from './PlainTable';
import { useBytes, useSizes } from './useExplorer';
import { useExplorerWord } from './useExplorerWord';

interface ResourceTableProps {
  readonly schemas: readonly ResourceSchema[];
}

/** Resources with right, fields and table size. */
export function ResourceTable({ schemas }: ResourceTableProps) {
  const word = useExplorerWord();
  const translate = useTranslate();
  const bytes = useBytes();
  const number = useNumberFormat();
  const { data: sizes = [] } = useSizes();
  const byName = new Map(sizes.map((size) => [size.resource, size]));
  const rows = schemas.map((schema) => {
    const size = byName.get(schema.name);
    const count = size?.rows ?? undefined;
    return {
      key: schema.name,
      cells: [
        <Link key="link" component={RouterLink} to={explorerAddress(schema.name)}>
          {translate(resourceKey(schema, 'name'), { smart_count: 2 })}
        </Link>,
        <AddressText key="name" address={schema.name} />,
        <code key="rights">{schema.rights}</code>,
        number(Object.keys(schema.fields).length),
        count === undefined ? '' : number(count),
        size ? bytes(size.bytes) : '',
        size ? bytes(size.indexBytes) : '',
      ],
    };
  });
  const headings = ['resource', 'name', 'right', 'fields', 'rows', 'size', 'indexSize'] as const;
  return <PlainTable label={word('all')} headings={headings.map(word)} rows={rows} isNumber={(column) => column > 2} />;
}
