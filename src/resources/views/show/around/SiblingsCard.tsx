import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { useBackToList } from '../../list/place/useBackToList';
import { useCollectionName } from '../../nested/useCollectionName';
import { useNumberFormat } from '../../page/useNumberFormat';
import { takesFullWidth } from '../../page/takesFullWidth';
import { useRegistry } from '../../RegistryContext';
import { useScreen } from '../../ScreenContext';
import { CardFrame } from '../summary/CardFrame';
import { CardLine } from '../summary/CardLine';
import { useSiblings } from './useSiblings';

const MOST_SHOWN = 6;
const MOST_COLUMNS = 3;

/** Columns of a line: those of the owner's card of this collection, else the first of the list that fit one. */
function siblingColumns(schema: ResourceSchema, owner: ResourceSchema): readonly string[] {
  const card = Object.values(owner.summary?.cards ?? {}).find(({ collection }) => collection === schema.name);
  const isShort = (name: string) => {
    const spec = schema.fields[name];
    return spec !== undefined && !takesFullWidth(spec);
  };
  return card?.columns.filter(isShort) ?? schema.list.columns.filter(isShort).slice(0, MOST_COLUMNS);
}

/** The other records of the same collection. */
export function SiblingsCard({ id, owner }: { readonly id: number; readonly owner: string }) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const { schema } = useScreen();
  const columns = siblingColumns(schema, useRegistry().get(owner));
  const label = useCollectionName()(schema);
  const { to } = useBackToList();
  const siblings = useSiblings();
  const others = siblings?.records.filter((record) => record.id !== id) ?? [];
  if (!siblings || others.length === 0) return null;
  const count = siblings.total - 1;
  return (
    <CardFrame
      label={label}
      count={[translate('details.around.others', { smart_count: count, count: format(count) })]}
      to={to}
      isBusy={false}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {others.slice(0, MOST_SHOWN).map((record) => (
          <CardLine key={record.id} record={record} columns={columns} />
        ))}
      </Box>
    </CardFrame>
  );
}
