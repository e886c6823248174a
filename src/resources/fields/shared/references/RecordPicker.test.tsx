import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider, GetListParams, GetManyParams } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import {
  domaine,
  domainesProvider,
  renderAround,
  renderInput,
  schemaWith,
} from '../../../../../test/support/renderField';
import { reference } from '../../reference/kind';
import { referenceSet } from '../../referenceSet/kind';
import { viewOf } from '../../views';

const one = reference({ label: ['Domaine', 'Domain', 'Bereich', 'Domínio'], resource: 'Domaines' });
const several = referenceSet({ label: ['Domaines', 'Domains', 'Bereiche', 'Domínios'], resource: 'Domaines' });

function recorded() {
  const provider = domainesProvider();
  const getList = vi.fn((resource: string, params: GetListParams) => provider.getList(resource, params));
  const getMany = vi.fn((resource: string, params: GetManyParams) => provider.getMany(resource, params));
  return { getList, getMany, provider: { ...provider, getList, getMany } as DataProvider };
}

const filtersAsked = (getList: ReturnType<typeof recorded>['getList']) =>
  getList.mock.calls.map(([, { filter }]) => (filter as { q?: string }).q ?? '');

const box = () => screen.getByRole('combobox');
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/** Records whose names arrive when `answer` is called. */
function slowRecords() {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const all = domainesProvider();
  const getMany = async (resource: string, params: GetManyParams) => {
    await asked;
    return all.getMany(resource, params);
  };
  return { dataProvider: { ...all, getMany } as DataProvider, answer };
}

describe('the picker of a referenced record', () => {
  it('requests nothing until opened, then a page of 10', async () => {
    const { provider, getList } = recorded();
    renderInput(one, { onSubmit: vi.fn(), dataProvider: provider });
    expect(getList).not.toHaveBeenCalled();
    await userEvent.setup().click(box());
    expect(await screen.findAllByRole('option')).toHaveLength(10);
    expect(getList.mock.calls[0]?.[1]).toMatchObject({ pagination: { page: 1, perPage: 10 }, filter: {} });
  });

  it('names its buttons with the field, and tells records of one name apart', async () => {
    const alike = [
      { id: 7, libelle: 'Martin' },
      { id: 8, libelle: 'martin' },
      { id: 9, libelle: 'Petit' },
    ];
    const getList = async () => ({ data: alike, total: alike.length });
    renderInput(one, { onSubmit: vi.fn(), dataProvider: { ...domainesProvider(), getList } as DataProvider });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Afficher les choix\u00a0: Domaine' }));
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(offered()).toEqual(['Martin #7', 'martin #8', 'Petit']);
  });

  it('searches once for the typed text, not per letter', async () => {
    const { provider, getList } = recorded();
    renderInput(one, { onSubmit: vi.fn(), dataProvider: provider });
    await userEvent.setup().click(box());
    // In one turn of the event loop: on a busy machine the pause after a letter would be one in typing.
    for (const end of Array('Domaine 4'.length).keys())
      fireEvent.change(box(), { target: { value: 'Domaine 4'.slice(0, end + 1) } });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(7));
    expect(filtersAsked(getList)).toEqual(['', 'Domaine 4']);
  });

  it('filters loaded options during the search, and keeps them until the response', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const all = domainesProvider();
    const getList = async (resource: string, params: GetListParams) => {
      if ((params.filter as { q?: string }).q !== undefined) await asked;
      return all.getList(resource, params);
    };
    renderInput(one, { onSubmit: vi.fn(), dataProvider: { ...all, getList } as DataProvider });
    const user = userEvent.setup();
    await user.click(box());
    await waitFor(() => expect(offered()).toHaveLength(10));
    await user.type(box(), 'Domaine 1');
    expect(offered()).toEqual(['Domaine 1', 'Domaine 10']);
    const kept = screen.getByRole('option', { name: 'Domaine 10' });
    answer();
    await waitFor(() => expect(offered()).toContain('Domaine 11'));
    expect(screen.getByRole('option', { name: 'Domaine 10' })).toBe(kept);
  });

  it('says that the chosen record could not be read, and does not call it unknown', async () => {
    const failing = domainesProvider({ getMany: () => Promise.reject(new Error('panne')) });
    renderInput(one, { onSubmit: vi.fn(), value: 7, dataProvider: failing });
    await waitFor(() => expect(box()).toHaveValue('N° 7 (n’a pas pu être lu)'));
  });

  it('loads the next page at the end of the list', async () => {
    const { provider, getList } = recorded();
    renderInput(one, { onSubmit: vi.fn(), dataProvider: provider });
    await userEvent.setup().click(box());
    await screen.findAllByRole('option');
    // jsdom has no layout: every list is 0 pixels high, so any scroll reaches its end.
    fireEvent.scroll(screen.getByRole('listbox'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(20));
    expect(getList.mock.calls.map(([, { pagination }]) => pagination?.page)).toEqual([1, 2]);
  });

  it('works with the keyboard alone, and can be cleared', async () => {
    const onSubmit = vi.fn();
    const user = userEvent.setup();
    renderInput(one, { onSubmit });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(box()).toHaveValue('Domaine 2'));
    await user.click(screen.getByTitle('Effacer : Domaine'));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 1, champ: null }));
  });

  it('keeps the chosen record visible, even if the page lacks it', async () => {
    const { provider } = recorded();
    renderInput(one, { onSubmit: vi.fn(), value: 42, dataProvider: provider });
    await waitFor(() => expect(box()).toHaveValue('Domaine 42'));
    await userEvent.setup().click(box());
    expect(await screen.findByRole('option', { name: 'Domaine 42' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('option', { name: 'Domaine 1' })).toBeInTheDocument();
  });

  it('reports an unknown record, an empty result, and a failed list', async () => {
    const user = userEvent.setup();
    const { unmount } = renderInput(one, { onSubmit: vi.fn(), value: 999 });
    await waitFor(() => expect(box()).toHaveValue('Enregistrement introuvable (n° 999)'));
    await user.clear(box());
    await user.type(box(), 'zzz');
    expect(await screen.findByText('Aucun résultat')).toBeInTheDocument();
    unmount();
    const failing = domainesProvider({ getList: () => Promise.reject(new Error('panne')) });
    renderInput(one, { onSubmit: vi.fn(), dataProvider: failing });
    await user.click(box());
    expect((await screen.findAllByText(/n’ont pas pu être chargés/)).length).toBeGreaterThan(0);
  });

  it('ignores an outdated response', async () => {
    let answerSlowly: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (answerSlowly = resolve));
    const all = domainesProvider();
    const getList = async (resource: string, params: GetListParams) => {
      if ((params.filter as { q?: string }).q === 'Domaine 1') await slow;
      return all.getList(resource, params);
    };
    renderInput(one, { onSubmit: vi.fn(), dataProvider: { ...all, getList } as DataProvider });
    const user = userEvent.setup();
    await user.type(box(), 'Domaine 1');
    await user.type(box(), '2');
    await waitFor(() => expect(offered()).toEqual(['Domaine 12']));
    answerSlowly();
    await user.type(box(), '{Backspace}3');
    await waitFor(() => expect(offered()).toEqual(['Domaine 13']));
  });

  it('keeps the input while the chosen record loads', async () => {
    const { dataProvider, answer } = slowRecords();
    renderInput(one, { onSubmit: vi.fn(), value: 7, dataProvider });
    const user = userEvent.setup();
    // The whole text is selected, and the first key replaces it.
    await user.tripleClick(box());
    await user.keyboard('Domaine 4');
    answer();
    await waitFor(() => expect(offered()).toContain('Domaine 42'));
    expect(box()).toHaveValue('Domaine 4');
    await user.tab();
    await waitFor(() => expect(box()).toHaveValue('Domaine 7'));
  });
});

describe('a text typed in the picker', () => {
  const typedAndFound = async (text: string, count: number) => {
    const user = userEvent.setup();
    await user.type(box(), text);
    await waitFor(() => expect(offered()).toHaveLength(count));
    return user;
  };

  it('takes its only record on leaving', async () => {
    renderInput(one, { onSubmit: vi.fn() });
    const user = await typedAndFound('Domaine 12', 1);
    await user.tab();
    await waitFor(() => expect(box()).toHaveValue('Domaine 12'));
  });

  it('takes its first record with Enter', async () => {
    renderInput(one, { onSubmit: vi.fn() });
    const user = await typedAndFound('Domaine 4', 7);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(box()).toHaveValue('Domaine 4'));
  });

  it('is not lost silently where it means several records or none', async () => {
    renderInput(one, { onSubmit: vi.fn() });
    const user = await typedAndFound('Domaine 4', 7);
    await user.tab();
    expect(await screen.findByText(/«.Domaine 4.» n’a pas été retenu/)).toBeInTheDocument();
    await user.type(box(), 'Domaine 42');
    expect(screen.queryByText(/n’a pas été retenu/)).not.toBeInTheDocument();
  });
});

describe('the picker of several records', () => {
  it('keeps the input while the previously chosen record loads', async () => {
    const { dataProvider, answer } = slowRecords();
    renderInput(several, { onSubmit: vi.fn(), dataProvider });
    const user = userEvent.setup();
    await user.click(box());
    await user.click(await screen.findByRole('option', { name: 'Domaine 1' }));
    await user.type(box(), 'Domaine 4');
    answer();
    expect(await screen.findByRole('button', { name: 'Domaine 1' })).toBeInTheDocument();
    expect(box()).toHaveValue('Domaine 4');
  });

  it('shows each record as a removable chip', async () => {
    const onSubmit = vi.fn();
    const user = userEvent.setup();
    renderInput(several, { onSubmit, value: [3, 42] });
    expect(await screen.findByRole('button', { name: 'Domaine 42' })).toBeInTheDocument();
    await user.click(box());
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('button', { name: 'Domaine 42' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 1, champ: [3] }));
  });
});

it('the cells of a page read their records in one request', async () => {
  const { provider, getMany } = recorded();
  const schema = schemaWith(one);
  const { cell } = viewOf(one);
  const rows = Array.from({ length: 25 }, (_, index) => domaine(index + 1));
  const cells = rows.map((record) => (
    <p key={record.id}>{cell({ schema, path: ['champ'], spec: one, value: record.id, record })}</p>
  ));
  renderAround(schema, cells, provider);
  expect(await screen.findByRole('link', { name: 'Domaine 25' })).toHaveAttribute('href', '/domaines/details/25');
  expect(getMany).toHaveBeenCalledTimes(1);
});
