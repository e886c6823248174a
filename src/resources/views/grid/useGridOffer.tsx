import TableViewOutlined from '@mui/icons-material/TableViewOutlined';
import { useListContext, useTranslate } from 'ra-core';
import { hasTool } from '../../routes/tools';
import { useAllowed } from '../access/useAllowed';
import { givenFilter } from '../list/otherList';
import { useScreen } from '../ScreenContext';
import { gridPath } from './gridAddress';

export function useGridOffer() {
  const translate = useTranslate();
  const { schema, parents } = useScreen();
  const { filterValues, sort } = useListContext();
  const mayEdit = useAllowed('edit');
  if (!hasTool(schema, 'grid') || !mayEdit) return undefined;
  const filter = { ...filterValues, ...givenFilter(schema) };
  return {
    name: 'grid',
    label: translate('grid.name'),
    icon: <TableViewOutlined fontSize="small" />,
    to: gridPath(schema, parents, { filter, sort: { field: sort.field, order: sort.order } }),
  };
}
