import ArrowBack from '@mui/icons-material/ArrowBack';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useTranslate } from 'ra-core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { isNamedSo } from '../../../records/search';
import { fieldKey } from '../../../registry/translationKeys';
import { useCollectionName } from '../../nested/useCollectionName';
import { useRegistry } from '../../RegistryContext';
import { useScreen } from '../../ScreenContext';
import { hasKeyboard } from '../../page/takeFirstFocus';
import { FieldSearch } from './FieldSearch';

export interface FilterFieldsProps {
  readonly fields: readonly string[];
  readonly current?: string | undefined;
  readonly onChoose: (field: string) => void;
  readonly onLeave?: (() => void) | undefined;
  readonly collections?: readonly string[] | undefined;
  readonly onCollection?: ((name: string) => void) | undefined;
}

/** More entries than this are searched rather than read. */
const FEW = 8;

/** List of filterable fields and child collections, navigable by arrows and first letters; a long one has a search. */
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
  const menu = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const isLong = fields.length + collections.length > FEW;
  // The way back from a value leads to its field.
  const isSearched = isLong && current === undefined && hasKeyboard();
  const found = fields.filter((field) => isNamedSo(translate(fieldKey(schema, field)), text));
  const foundBelow = collections.filter((name) => isNamedSo(nameOf(registry.get(name)), text));
  const items = () => menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' || !isLong || event.target !== items()?.[0]) return;
    event.preventDefault();
    menu.current?.parentElement?.querySelector('input')?.focus();
  };
  return (
    <>
      {isLong && (
        <FieldSearch
          text={text}
          onType={setText}
          takesFocus={isSearched}
          onEnter={() => text && items()?.[0]?.click()}
          onDown={() => items()?.[0]?.focus()}
        />
      )}
      <MenuList
        ref={menu}
        autoFocusItem={!isSearched}
        onKeyDown={onKeyDown}
        aria-label={translate('screens.list.filters.field')}
        sx={{ maxHeight: '60vh', overflowY: 'auto' }}
      >
        {onLeave && text === '' && (
          <MenuItem dense onClick={onLeave}>
            <ListItemIcon>
              <ArrowBack fontSize="small" />
            </ListItemIcon>
            {translate('screens.list.filters.leave')}
          </MenuItem>
        )}
        {found.map((field, index) => (
          <MenuItem
            key={field}
            dense
            selected={text === '' ? field === current : index === 0}
            onClick={() => onChoose(field)}
          >
            {translate(fieldKey(schema, field))}
          </MenuItem>
        ))}
        {foundBelow.length > 0 && (
          <Divider component="li" textAlign="left" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {translate('screens.list.filters.below')}
          </Divider>
        )}
        {foundBelow.map((name, index) => (
          <MenuItem
            key={name}
            dense
            selected={text !== '' && found.length + index === 0}
            onClick={() => onCollection?.(name)}
          >
            {nameOf(registry.get(name))}
          </MenuItem>
        ))}
        {found.length + foundBelow.length === 0 && (
          <MenuItem dense disabled>
            {translate('screens.list.nothingFound.title')}
          </MenuItem>
        )}
      </MenuList>
    </>
  );
}
