import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../../test/support/screenSchemas';
import type { AnyRecord } from '../../../language/resourceSchema';

const SERVICES: AnyRecord[] = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  libelle: `Service ${index + 1}`,
  code: `C${index + 1}`,
  ordre: 12 - index,
  actif: index % 2 === 0,
}));

const sortBy = (label: string) => () => fireEvent.click(screen.getByRole('button', { name: label }));
const toggle = () => fireEvent.click(screen.getByRole('switch', { name: 'Actifs seulement' }));
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const clearSearch = () => fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
const showTen = () => fireEvent.change(screen.getByLabelText('Lignes par page'), { target: { value: '10' } });

/** Runs each step when the address already contains the previous one, and the screen does not yet. */
async function doAtOnce(at: string, steps: readonly (() => void)[]) {
  const view = renderScreens({ registry: screenRegistry, tables: { Services: [...SERVICES] }, at });
  await screen.findAllByRole('rowheader');
  const [first, ...later] = steps;
  view.onAddress(() => later.shift()?.());
  first?.();
  await waitFor(() => expect(later).toEqual([]));
  const state = () => ({
    filter: JSON.parse(view.inAddress('filter') ?? '{}') as unknown,
    sort: `${view.inAddress('sort')} ${view.inAddress('order')}`,
    perPage: view.inAddress('perPage'),
    page: view.inAddress('page'),
  });
  return { ...view, state };
}

beforeEach(() => localStorage.clear());

it('sorting keeps a search that the list has not applied yet', async () => {
  const { state } = await doAtOnce('/services', [() => type('service 1'), sortBy('Ordre')]);
  const wanted = { filter: { q: 'service 1' }, sort: 'ordre ASC', perPage: '25', page: '1' };
  await waitFor(() => expect(state()).toEqual(wanted));
  expect(await screen.findByText('4 résultats')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('service 1');
});

it('sort, filter, page size and search set in quick succession are all kept', async () => {
  const { state } = await doAtOnce('/services?filter={"q":"service"}', [
    sortBy('Ordre'),
    toggle,
    showTen,
    clearSearch,
    sortBy('Code'),
  ]);
  const wanted = { filter: { ActifOnly: true }, sort: 'code ASC', perPage: '10', page: '1' };
  await waitFor(() => expect(state()).toEqual(wanted));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
});

it('input is kept while other settings change', async () => {
  const { state } = await doAtOnce('/services', [toggle, showTen, () => type('service 2'), sortBy('Ordre')]);
  await waitFor(() =>
    expect(state()).toEqual({
      filter: { ActifOnly: true, q: 'service 2' },
      sort: 'ordre ASC',
      perPage: '10',
      page: '1',
    }),
  );
});

it('clearing all filters clears a pending search', async () => {
  const { state, user } = await doAtOnce('/services?filter={"ActifOnly":true}', []);
  type('service 2');
  await user.click(screen.getByRole('button', { name: 'Tout effacer' }));
  await waitFor(() => expect(state().filter).toEqual({}));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
});

it('back and forward restore what was shown', async () => {
  const { state, user, go } = await doAtOnce('/services', [sortBy('Ordre'), showTen]);
  expect(await screen.findByText('1–10 sur 12')).toBeInTheDocument();
  await go(-1);
  expect(await screen.findByText('1–12 sur 12')).toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Actifs seulement' }));
  await waitFor(() =>
    expect(state()).toEqual({ filter: { ActifOnly: true }, sort: 'ordre ASC', perPage: '25', page: '1' }),
  );
});

it('a search typed with pauses is one history entry', async () => {
  const { state, go } = await doAtOnce('/services?filter={"ActifOnly":true}', []);
  const wanted = (filter: object) => waitFor(() => expect(state().filter).toEqual(filter));
  type('service');
  await wanted({ ActifOnly: true, q: 'service' });
  type('service 1');
  await wanted({ ActifOnly: true, q: 'service 1' });
  sortBy('Ordre')();
  await waitFor(() => expect(state().sort).toBe('ordre ASC'));
  type('service 12');
  await wanted({ ActifOnly: true, q: 'service 12' });
  await go(-1);
  await wanted({ ActifOnly: true, q: 'service 1' });
  await go(-1);
  await waitFor(() => expect(state().sort).not.toBe('ordre ASC'));
  expect(state().filter).toEqual({ ActifOnly: true, q: 'service 1' });
  await go(-1);
  await wanted({ ActifOnly: true });
});
