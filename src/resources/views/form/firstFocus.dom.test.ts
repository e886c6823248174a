import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { Domaines, screenRegistry, Services, Taches } from '../../../../test/support/screenSchemas';
import { createRegistry } from '../../registry/registry';

const AUDIT = { id: 2, libelle: 'Audit', code: 'AUD', ordre: 1, actif: true, note: 'Ancien', origine: 'import' };

const open = (registry = screenRegistry) => {
  renderScreens({ registry, tables: { Services: [AUDIT] }, at: '/services/modification/2' });
  return screen.findByRole('textbox', { name: /Libellé/ });
};

afterEach(() => vi.unstubAllGlobals());

it('the form of a record opens with the focus on its first field', async () => {
  const first = await open();
  await waitFor(() => expect(first).toHaveFocus());
});

it('begins after a code, which rarely changes', async () => {
  const { libelle, code, ...others } = Services.fields;
  const fields = { code, libelle, ...others };
  const CodeFirst = {
    ...Services,
    fields,
    sections: Services.sections.map((one) => ({ ...one, fields: Object.keys(fields) })),
  };
  const name = await open(createRegistry([CodeFirst, Domaines, Taches]));
  await waitFor(() => expect(name).toHaveFocus());
});

it('leaves the focus where a keyboard on the screen would cover the page', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const first = await open();
  await waitFor(() => expect(first).toBeEnabled());
  expect(first).not.toHaveFocus();
});
