import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import type { AnyRecord } from '../../language/resourceSchema';
import { recordKey } from '../page/recordKey';

const ROW: AnyRecord = { id: 2, libelle: 'Audit', code: 'AUD', ordre: 1, actif: true };
const WHOLE: AnyRecord = { ...ROW, ordre: 4, note: 'Ancien', origine: 'import', version: 7 };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
});

/** Opens a page from a list whose rows have fewer fields than the records. @returns resolves the record's request */
async function openFromList(address: string) {
  const queryClient = new QueryClient();
  const view = renderScreens({ registry: screenRegistry, tables: { Services: [WHOLE] }, at: '/services', queryClient });
  const { provider } = view;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { getList, getOne } = provider;
  provider.getList = async (resource, params) =>
    resource === 'Services' ? ({ data: [ROW], total: 1 } as never) : getList(resource, params);
  provider.getOne = async (resource, params) => {
    await answered;
    return getOne(resource, params);
  };
  await screen.findByRole('rowheader', { name: 'Audit' });
  await act(() => view.go(address));
  return { ...view, queryClient, answer };
}

const EDIT = '/services/modification/2';
const field = (name: RegExp) => screen.queryByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

describe('a form that is opened from a list', () => {
  it("shows the list's values at once, disabled until the record is complete", async () => {
    const { answer, calls, user } = await openFromList(EDIT);
    await waitFor(() => expect(field(/Libellé/)).toHaveValue('Audit'));
    expect(field(/Libellé/)).toBeDisabled();
    expect(field(/Note/)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    fireEvent.keyDown(document, { key: 's', ctrlKey: true });

    answer();
    await waitFor(() => expect(field(/Libellé/)).toBeEnabled());
    expect(field(/Note/)).toHaveValue('Ancien');
    expect(field(/Ordre/)).toHaveValue('4');
    await user.type(field(/Libellé/) as HTMLElement, ' 2');
    await user.click(save());
    await waitFor(() => expect(calls.filter(({ method }) => method === 'update')).toHaveLength(1));
    const { params } = calls.find(({ method }) => method === 'update') ?? {};
    expect(params).toMatchObject({ data: { libelle: 'Audit 2' }, previousData: WHOLE });
    expect(params?.['data']).not.toHaveProperty('ordre');
  });

  it('does not take a row of another list for the record', async () => {
    const { answer, queryClient } = await openFromList(EDIT);
    await waitFor(() => expect(field(/Libellé/)).toHaveValue('Audit'));
    // react-admin does this whenever a list has arrived.
    act(() => void queryClient.setQueryData(recordKey('Services', '2'), (known) => known ?? ROW));
    expect(field(/Libellé/)).toBeDisabled();
    answer();
    await waitFor(() => expect(field(/Libellé/)).toBeEnabled());
  });

  it('shows a failed read', async () => {
    const { answer, refuse } = await openFromList(EDIT);
    await waitFor(() => expect(field(/Libellé/)).toHaveValue('Audit'));
    refuse((method) => (method === 'getOne' ? new HttpError('Indisponible', 503, {}) : undefined));
    answer();
    await screen.findByText('Indisponible');
    expect(field(/Libellé/)).toBeNull();
  });
});

it('the page of a record is completed, without showing pending values as empty', async () => {
  const { answer } = await openFromList('/services/details/2');
  await screen.findByText('Note');
  const note = () => screen.getByText('Note').nextElementSibling;
  expect(note()?.querySelector('[role="status"]')).not.toBeNull();
  answer();
  await waitFor(() => expect(note()).toHaveTextContent('Ancien'));
});
