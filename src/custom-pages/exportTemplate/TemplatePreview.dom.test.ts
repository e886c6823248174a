import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../test/support/accessibility';
import { renderScreens } from '../../../test/support/renderScreens';
import { letStyleSheetsIn } from '../../../test/support/styleSheets';
import { windowOfWidth } from '../../../test/support/window';
import { createRegistry } from '../../resources/registry/registry';
import { ExportPlanningAdherentModeles } from '../../resources/schemas/exportsPlanning';
import TemplatePreview from './TemplatePreview';

const registry = createRegistry([ExportPlanningAdherentModeles]);

const open = (colours: object) =>
  renderScreens({
    registry,
    at: '/modele-export-planning/details/3',
    panels: { exportPlanningAdherentModeles: TemplatePreview },
    tables: {
      exportPlanningAdherentModeles: [
        { id: 3, libelle: 'Nord', imagePrincipaleFichier: null, imageSecondaireFichier: null, ...colours },
      ],
    },
  });

letStyleSheetsIn();
beforeEach(() => windowOfWidth(1440));
it("a week is drawn in the template's colours, with legible text", async () => {
  const { container } = open({ couleurPrincipale: '#102030', couleurSecondaire: '#fff3c4' });
  const table = await screen.findByRole('table');
  const monday = within(table).getByRole('columnheader', { name: 'lundi' });
  expect(monday).toHaveStyle({ backgroundColor: '#102030', color: '#fff' });
  const [slot] = within(table).getAllByText('Consultation');
  expect(slot).toHaveStyle({ backgroundColor: '#fff3c4', color: 'rgba(0, 0, 0, 0.87)' });
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('the preview stays legible without stored colours', async () => {
  open({ couleurPrincipale: null, couleurSecondaire: 'rouge' });
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('columnheader', { name: 'lundi' })).toHaveStyle({ backgroundColor: '#000000' });
});
