import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import FilterList from '@mui/icons-material/FilterList';
import SettingsEthernet from '@mui/icons-material/SettingsEthernet';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import WorkspacesOutlined from '@mui/icons-material/WorkspacesOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SortPayload } from 'ra-core';
import { useTranslate } from 'ra-core';
import { Suspense, useState, type ComponentType } from 'react';
import { kindOf } from '../../../fields/kinds';
import { filterFields } from '../../../records/filterFields';
import { groupFields } from '../../../records/groupFields';
import { fieldKey } from '../../../registry/translationKeys';
import { useOffers } from '../../access/useOffers';
import { useScreen } from '../../ScreenContext';
import { ColumnPanel } from '../columns/ColumnMenu';
import type { Columns } from '../columns/useColumns';
import { useListFilter } from '../filters/useListFilter';
import { HeadFilter } from './HeadFilter';

export interface HeadMenuProps {
  readonly field: string;
  /** The head, below which the menu opens. */
  readonly anchor: HTMLElement;
  readonly columns: Columns;
  readonly sort: SortPayload;
  readonly onSort: (sort: SortPayload) => void;
  readonly onClose: () => void;
}

/** What a column can be told: its order, its filter, its groups, its width, and to go. */
export default function HeadMenu({ field, anchor, columns, sort, onSort, onClose }: HeadMenuProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const offers = useOffers();
  const { groupBy, setGroupBy } = useListFilter();
  const [next, setNext] = useState<'filter' | 'columns'>();
  const label = translate(fieldKey(schema, field));
  const spec = schema.fields[field];
  const isGrouped = groupBy === field;
  const entry = (words: string, Icon: ComponentType<{ fontSize: 'small' }>, act: () => void, isChosen = false) => (
    <MenuItem key={words} dense selected={isChosen} onClick={act}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {translate(`screens.list.columns.${words}`)}
    </MenuItem>
  );
  const closing = (choose: () => void) => () => {
    onClose();
    choose();
  };
  const order = (direction: 'ASC' | 'DESC') => sort.field === field && sort.order === direction;
  if (next === 'filter') return <HeadFilter field={field} anchor={anchor} onClose={onClose} />;
  if (next === 'columns')
    return (
      <Suspense fallback={null}>
        <ColumnPanel columns={columns} anchor={anchor} onClose={onClose} />
      </Suspense>
    );
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': translate('screens.list.columns.menu', { label }) } }}
    >
      {spec &&
        kindOf(spec).sortable && [
          entry(
            'ascending',
            ArrowUpward,
            closing(() => onSort({ field, order: 'ASC' })),
            order('ASC'),
          ),
          entry(
            'descending',
            ArrowDownward,
            closing(() => onSort({ field, order: 'DESC' })),
            order('DESC'),
          ),
          <Divider key="sorted" />,
        ]}
      {offers.filters && filterFields(schema).includes(field) && entry('filter', FilterList, () => setNext('filter'))}
      {offers.groups &&
        groupFields(schema).includes(field) &&
        entry(
          isGrouped ? 'ungroup' : 'group',
          WorkspacesOutlined,
          closing(() => setGroupBy(isGrouped ? undefined : field)),
        )}
      {columns.needOf(field).isChosen &&
        entry(
          'automatic',
          SettingsEthernet,
          closing(() => columns.unsize(field)),
        )}
      {columns.shown.length > 1 &&
        entry(
          'hide',
          VisibilityOffOutlined,
          closing(() => columns.toggle(field)),
        )}
      {entry('all', ViewColumnOutlined, () => setNext('columns'))}
    </Menu>
  );
}
