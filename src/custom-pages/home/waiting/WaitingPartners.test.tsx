import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../../test/support/renderPage';
import { windowOfWidth } from '../../../../test/support/window';
import { schemas } from '../../../portal/declared';
import { createRegistry } from '../../../resources/registry/registry';
import WaitingPartners from './WaitingPartners';

const registry = createRegistry(schemas);
const partner = (id: number, nom: string) => ({ id, nom, typeId: 3, etat: 'EnAttente', ancien: false, ville: 'Lille' });

beforeEach(() => windowOfWidth(1440));

it('a partner is accepted from the home page, which offers to undo it', async () => {
  const { user, data } = renderPage({
    page: <WaitingPartners most={4} oldestMonth={null} />,
    registry,
    tables: {
      PartenairesFASTT: [partner(1, 'Centre de santé'), partner(2, 'Crédit local')],
      TypesPartenaireFASTT: [{ id: 3, code: 'SA', libelle: 'Santé', actif: true }],
    },
    rights: ['PARTENAIRES_FASTT:read', 'PARTENAIRES_FASTT:admin'],
    calls: { lastChangeSet: () => Promise.resolve(12) },
  });
  const [first] = await screen.findAllByRole('listitem');
  if (!first) throw new Error('no line');
  expect(await within(first).findByText('Santé · Lille')).toBeVisible();
  await user.click(within(first).getByRole('button', { name: 'Accepter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accepter' }));
  await user.click(dialog.getByRole('button', { name: 'Accepter' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(data.tables['PartenairesFASTT']?.[0]).toMatchObject({ etat: 'Valide' });
  expect(await screen.findByText('Partenaire accepté.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Annuler' })).toBeVisible();
});
