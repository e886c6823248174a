import '../../../../test/support/gridInJsdom';
import { expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { cellOf, giveGridRoom } from '../../../../test/support/shownGrid';
import { defineResource } from '../../defineResource';
import { integer } from '../../fields/integer/kind';
import { siren } from '../../fields/siren/kind';
import { text } from '../../fields/text/kind';
import type { Words } from '../../language/words';
import { createRegistry } from '../../registry/registry';
import './GridScreen';

const words = (word: string): Words => [word, word, word, word];
const Usines = defineResource({
  name: 'Usines',
  label: { one: words('Usine'), many: words('Services') },
  rights: 'USINES',
  fields: {
    nom: text({ label: words('Nom'), required: true }),
    effectif: integer({ label: words('Effectif') }),
    siren: siren({ label: words('SIREN') }),
  },
  representation: 'nom',
  list: { columns: ['nom', 'effectif', 'siren'], sort: { field: 'nom', order: 'ASC' } },
});

giveGridRoom();

it('spaces the digits of numbers and identifiers as lists do, but not while they are edited', async () => {
  const { user } = renderScreens({
    registry: createRegistry([Usines]),
    tables: { Usines: [{ id: 1, nom: 'Nord', effectif: 1425, siren: '732829320' }] },
    at: '/usines/tableur',
  });
  expect((await cellOf(1, 'Effectif')).textContent).toMatch(/^1\s425$/);
  expect((await cellOf(1, 'SIREN')).textContent).toMatch(/^732\s829\s320$/);
  await user.click(await cellOf(1, 'SIREN'));
  await user.keyboard('{F2}');
  expect(document.activeElement).toHaveValue('732829320');
});
