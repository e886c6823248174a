import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPlanExports } from '../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../test/support/window';
import PersonMonths from './PersonMonths';

const NOVEMBER = { first: 20_758, last: 20_787 };
const ZOE = { ...{ id: 5, name: 'Œuvrard Zoë', equipesId: [], hours: [7, 7, 7, 7, 7, 0, 0] }, dateEntree: null };

it('the month of the person in sight is decided where one reads it, and can be taken back', async () => {
  windowOfWidth(1440);
  const lines: string[] = [];
  let etat = 'EnAttente';
  const { user } = renderPlanExports({
    page: <PersonMonths personId={5} name="Œuvrard Zoë" span={NOVEMBER} />,
    rights: ['PLANNING_ADMIN:superadmin'],
    answers(line, body) {
      if (line === 'GET planning/validations')
        return [5, 6].map((utilisateurId) => ({ utilisateurId, moisAnnee: '11-2026', etat }));
      if (line === 'GET planning/salaries') return { items: [{ ...ZOE, dateSortie: null }], feries: 'metropole' };
      if (line === 'GET planning/creneaux') return { items: [], totalCount: 0 };
      etat = (body as { etat: string }).etat;
      lines.push(`${line} ${etat}`);
      return body as object;
    },
  });
  expect(await screen.findByText(/^Œuvrard Zoë a demandé la validation pour novembre 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refuser' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Refuser' })).toBeNull());
  expect(lines).toEqual(['PUT Utilisateurs/5/validationsPlannings/11-2026 Refusee']);
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await screen.findByRole('button', { name: 'Valider' })).toBeVisible();
  expect(lines).toHaveLength(2);
});
