import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../../../test/support/accessibility';
import { renderScreens } from '../../../../../../test/support/renderScreens';
import { Domaines, Services, Taches } from '../../../../../../test/support/screenSchemas';
import type { AnyRecord, ResourceSchema } from '../../../../language/resourceSchema';
import { createRegistry } from '../../../../registry/registry';

const Editable: ResourceSchema = { ...Services, list: { ...Services.list, editable: ['code', 'ordre'] } };
const registry = createRegistry([Editable, Domaines, Taches]);

const RECORD = Object.fromEntries(Object.keys(Services.fields).map((name) => [name, null]));
const SERVICES: AnyRecord[] = [
  { ...RECORD, id: 1, libelle: 'Écoute', code: 'ECO', ordre: 3, actif: true },
  { ...RECORD, id: 2, libelle: 'Audit', code: 'AUD', ordre: 1, actif: true },
];

const open = (options: Partial<Parameters<typeof renderScreens>[0]> = {}) =>
  renderScreens({
    registry,
    tables: { Services: SERVICES.map((record) => ({ ...record })) },
    at: '/services',
    ...options,
  });

async function cell(name: string): Promise<HTMLElement> {
  const found = await screen.findByRole('cell', { name });
  await waitFor(() => expect(found).toHaveClass('cell-edit'));
  return found;
}
const input = (name: RegExp) => screen.findByRole('textbox', { name });
const noEditor = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeEach(() => localStorage.clear());

describe('an inline edited cell', () => {
  it('opens with a click, saves one field with Enter, and restores the focus', async () => {
    const { user, tables, calls } = open();
    await user.click(await cell('AUD'));
    const editor = await screen.findByRole('dialog', { name: /^Modification.*Audit$/ });
    await waitFor(async () => expect(await input(/Code/)).toHaveFocus());
    expect(within(editor).getAllByRole('textbox')).toHaveLength(1);
    expect(await accessibilityFaults(editor)).toEqual([]);
    await user.clear(await input(/Code/));
    await user.type(await input(/Code/), 'AUX{Enter}');
    await noEditor();
    expect(tables.Services?.[1]).toMatchObject({ code: 'AUX', ordre: 1 });
    expect(calls.filter(({ method }) => method === 'update')).toMatchObject([{ params: { data: { code: 'AUX' } } }]);
    expect(await cell('AUX')).toHaveFocus();
  });

  it('is cancelled with Escape, and closes silently without a change', async () => {
    const { user, calls } = open();
    await user.click(await cell('AUD'));
    await user.type(await input(/Code/), 'X{Escape}');
    await noEditor();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await input(/Code/)).toHaveValue('AUD'));
    await user.keyboard('{Enter}');
    await noEditor();
    expect(calls.filter(({ method }) => method === 'update')).toEqual([]);
    expect(screen.getByLabelText('messages')).toHaveTextContent('');
  });

  it('opens with F2 in its row; arrows move to other cells, and Tab saves and continues', async () => {
    const { user, tables } = open();
    (await screen.findByRole('link', { name: 'Audit' })).focus();
    await user.keyboard('{F2}');
    await waitFor(async () => expect(await input(/Code/)).toHaveFocus());
    await user.keyboard('{Escape}');
    await noEditor();
    await user.keyboard('{ArrowRight}');
    expect(await cell('1')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(await cell('ECO')).toHaveFocus();
    await user.keyboard('{ArrowUp}{F2}');
    await user.type(await input(/Code/), 'IT');
    await user.tab();
    await waitFor(async () => expect(await input(/Ordre/)).toHaveFocus());
    await user.clear(await input(/Ordre/));
    await user.type(await input(/Ordre/), '8');
    await user.tab();
    await waitFor(async () => expect(await input(/Code/)).toHaveValue('ECO'));
    expect(tables.Services?.[1]).toMatchObject({ code: 'AUDIT', ordre: 8 });
    await user.tab({ shift: true });
    await waitFor(async () => expect(await input(/Ordre/)).toHaveValue('8'));
  });

  it('shows errors at the cell, also of other fields', async () => {
    const { user, refuse, tables } = open();
    await user.click(await cell('AUD'));
    const problem = { title: 'Refusé', status: 400, errors: { libelle: ['Ce nom est pris'], code: ['Trop court'] } };
    refuse((method) => (method === 'update' ? new HttpError('Refusé', 400, { problem }) : undefined));
    await user.type(await input(/Code/), 'X{Enter}');
    await waitFor(async () => expect(await input(/Code/)).toHaveAccessibleDescription(/Trop court/));
    expect(screen.getByText(/^Libellé.*Ce nom est pris$/)).toBeInTheDocument();
    expect(tables.Services?.[1]).toMatchObject({ code: 'AUD' });
  });

  it("merges another person's changes", async () => {
    const { user, refuse, tables } = open();
    await user.click(await cell('AUD'));
    await user.type(await input(/Code/), 'X');
    tables.Services = [{ ...SERVICES[1], id: 2, ordre: 9 }];
    let isFirst = true;
    refuse((method) => {
      if (method !== 'update' || !isFirst) return undefined;
      isFirst = false;
      return new HttpError('Périmé', 412, { problem: { status: 412 } });
    });
    await user.keyboard('{Enter}');
    await noEditor();
    expect(tables.Services).toMatchObject([{ code: 'AUDX', ordre: 9 }]);
  });

  it('is not offered without the right, or where undeclared', async () => {
    const { container } = open({ denied: ['edit Services'] });
    await screen.findByRole('cell', { name: 'AUD' });
    expect(container.querySelector('.cell-edit')).toBeNull();
  });
});
