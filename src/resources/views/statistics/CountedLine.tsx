import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, ResourceContextProvider, useCanAccess, useReference } from 'ra-core';
import { useMemo } from 'react';
import { fillTemplate, parametersOf } from '../../registry/registry';
import { representationOf } from '../../records/representation';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { isEmptyValue } from '../../records/validate';
import { useNameOf } from '../naming/useNaming';
import { useHasOwnPage, usePageTarget } from '../nested/recordPage';
import { useRegistry } from '../RegistryContext';
import { ScreenProvider, screenPath } from '../ScreenContext';
import { ShortValue } from '../show/summary/ShortValue';

const MOST_VALUES = 3;

function Above({ schema, id }: { readonly schema: ResourceSchema; readonly id: number }) {
  const { referenceRecord } = useReference<AnyRecord>({ reference: schema.name, id });
  return <>{referenceRecord ? representationOf(schema, referenceRecord) : '…'}</>;
}

function Line({ schema, record }: CountedLineProps) {
  const name = useNameOf(record);
  const registry = useRegistry();
  const hasPage = useHasOwnPage();
  const page = usePageTarget();
  const { canAccess } = useCanAccess({ resource: page.address, action: 'show' });
  const above = schema.parent && registry.get(schema.parent.resource);
  const aboveId = schema.parent && Number(record[schema.parent.parameter]);
  const values = schema.list.columns
    .filter((column) => !schema.representation.includes(column) && !isEmptyValue(record[column]))
    .slice(0, MOST_VALUES);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        py: 0.75,
        fontSize: 14,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box component="span" sx={{ fontWeight: 500 }}>
        {hasPage && canAccess ? (
          <Link component={LinkBase} to={screenPath(page, 'show', record.id)} color="inherit">
            {name}
          </Link>
        ) : (
          name
        )}
      </Box>
      {above && !above.parent && aboveId !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Above schema={above} id={aboveId} />
        </Box>
      )}
      {values.map((column) => (
        <Box component="span" key={column} sx={{ color: 'text.secondary', minWidth: 0, maxWidth: '100%' }}>
          <ShortValue field={column} record={record} />
        </Box>
      ))}
    </Box>
  );
}

export interface CountedLineProps {
  readonly schema: ResourceSchema;
  readonly record: AnyRecord;
}

/** A counted record in the context of its own collection, because records may have different parents. */
export function CountedLine({ schema, record }: CountedLineProps) {
  const target = useMemo(() => {
    const parents = Object.fromEntries(parametersOf(schema.name).map((name) => [name, String(record[name])]));
    return { schema, parents, address: fillTemplate(schema.name, parents) };
  }, [schema, record]);
  return (
    <ScreenProvider value={target}>
      <ResourceContextProvider value={target.address}>
        <Line schema={schema} record={record} />
      </ResourceContextProvider>
    </ScreenProvider>
  );
}
