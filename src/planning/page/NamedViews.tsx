import { ListContextProvider, type ListControllerResult } from 'ra-core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { useRegistry } from '../../resources/views/RegistryContext';
import { SavedViewsMenu } from '../../resources/views/savedViews/SavedViewsMenu';
import { ScreenProvider } from '../../resources/views/ScreenContext';

const LIST = 'plannings';
/** URL parameters that a view stores; not the day, since a view opens at today. */
const KEPT = [
  'affichage',
  'zoom',
  'groupe',
  'salaries',
  'equipes',
  'adherents',
  'types',
  'sites',
  'q',
  'libres',
  'simulation',
];
const ORDER = { field: 'id', order: 'ASC' } as const;

/** Saved views, as for lists, with the URL parameters as filter values. */
export function NamedViews() {
  const registry = useRegistry();
  const [address, setAddress] = useSearchParams();
  const text = address.toString();
  const schema = useMemo((): ResourceSchema => ({ ...registry.get('creneaux'), name: LIST }), [registry]);
  const list = useMemo(() => {
    const shown = new URLSearchParams(text);
    const filterValues = Object.fromEntries(
      KEPT.flatMap((name) => {
        const value = shown.get(name);
        return value === null ? [] : [[name, value] as const];
      }),
    );
    const setFilters = (filter: Readonly<Record<string, unknown>>) =>
      setAddress((before) => {
        const next = new URLSearchParams();
        const day = before.get('date');
        if (day) next.set('date', day);
        for (const name of KEPT) if (typeof filter[name] === 'string') next.set(name, filter[name]);
        return next;
      });
    // The menu uses only these members of a list controller.
    return { filterValues, sort: ORDER, setFilters, setSort: () => undefined } as unknown as ListControllerResult;
  }, [text, setAddress]);
  return (
    <ScreenProvider value={{ schema, address: LIST, parents: {} }}>
      <ListContextProvider value={list}>
        <SavedViewsMenu />
      </ListContextProvider>
    </ScreenProvider>
  );
}
