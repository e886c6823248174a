import ArrowBack from '@mui/icons-material/ArrowBack';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useTranslate } from 'ra-core';
import { fieldKey } from '../../../registry/translationKeys';
import { useCollectionName } from '../../nested/useCollectionName';
import { useRegistry } from '../../RegistryContext';
import { useScreen } from '../../ScreenContext';

export interface FilterFieldsProps {
  readonly fields: readonly string[];
  readonly current?: string | undefined;
  readonly onChoose: (field: string) => void;
  readonly onLeave?: (() => void) | undefined;
  readonly collections?: readonly string[] | undefined;
  readonly onCollection?: ((name: string) => void) | undefined;
}

/** List of filterable fields and child collections, navigable by arrows and first letters. */
export function FilterFields({
  fields,
  current,
  onChoose,
  onLeave,
  collections = [],
  onCollection,
}: FilterFieldsProps) {
  const translate = useTranslate();
  const nameOf = useCollectionName();
  const registry = useRegistry();
  const { schema } = useScreen();
  return (
    <MenuList
      autoFocusItem
      aria-label={translate('screens.list.filters.field')}
      sx={{ maxHeight: '60vh', overflowY: 'auto' }}
    >
      {onLeave && (
        <MenuItem dense onClick={onLeave}>
          <ListItemIcon>
            <ArrowBack fontSize="small" />
          </ListItemIcon>
          {translate('screens.list.filters.leave')}
        </MenuItem>
      )}
      {fields.map((field) => (
        <MenuItem key={field} dense selected={field === current} onClick={() => onChoose(field)}>
          {translate(fieldKey(schema, field))}
        </MenuItem>
      ))}
      {collections.length > 0 && (
        <Divider component="li" textAlign="left" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {translate('screens.list.filters.below')}
        </Divider>
      )}
      {collections.map((name) => (
        <MenuItem key={name} dense onClick={() => onCollection?.(name)}>
          {nameOf(registry.get(name))}
        </MenuItem>
      ))}
    </MenuList>
  );
}
