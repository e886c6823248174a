import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, ResourceContextProvider, useGetOne, useTranslate } from 'ra-core';
import { fieldKey, resourceKey } from '../../../registry/translationKeys';
import type { AnyRecord } from '../../../language/resourceSchema';
import { isEmptyValue } from '../../../records/validate';
import { useMayRead } from '../../access/useMayRead';
import { useNaming } from '../../naming/useNaming';
import { FieldCell } from '../../page/FieldCell';
import type { Ancestor } from '../../page/trail';
import { screenPath, ScreenProvider } from '../../ScreenContext';
import { isState } from '../summary/RecordStates';
import { ShortValue } from '../summary/ShortValue';

/** The record that this one belongs to, with its most important fields; the breadcrumb has read it already. */
export function OwnerCard({ owner }: { readonly owner: Ancestor }) {
  const translate = useTranslate();
  const { schema, address, id } = owner;
  const enabled = useMayRead(schema) === true;
  const { data } = useGetOne<AnyRecord>(address, { id: Number(id) }, { retry: false, enabled });
  const nameOf = useNaming(owner, data ? [data] : []);
  if (!data) return null;
  const shown = (schema.summary?.fields ?? []).filter((field) => !isEmptyValue(data[field]));
  const states = shown.filter((field) => isState(schema, field));
  const others = shown.filter((field) => !states.includes(field));
  const kind = translate(resourceKey(schema, 'name'), { smart_count: 1 });
  return (
    <ScreenProvider value={owner}>
      <ResourceContextProvider value={address}>
        <Box component="section" aria-label={kind} sx={CARD}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{kind}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
            <Typography component="h2" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
              <Link component={LinkBase} to={screenPath(owner, 'show', id)}>
                {nameOf(data)}
              </Link>
            </Typography>
            {states.map((field) => (
              <FieldCell key={field} field={field} record={data} />
            ))}
          </Box>
          {others.length > 0 && (
            <Box component="dl" sx={FACTS}>
              {others.map((field) => (
                <Box key={field} sx={{ minWidth: 0 }}>
                  <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
                    {translate(fieldKey(schema, field))}
                  </Box>
                  <Box component="dd" sx={{ m: 0, fontSize: 13, minHeight: 20, overflowWrap: 'anywhere' }}>
                    <ShortValue field={field} record={data} isWhole />
                  </Box>
                </Box>
              ))}
            </Box>
          )}
        </Box>
      </ResourceContextProvider>
    </ScreenProvider>
  );
}

const CARD = { minWidth: 0, px: 2, py: 1.5 } as const;
const FACTS = {
  m: 0,
  mt: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
  columnGap: 2,
  rowGap: 0.75,
} as const;
