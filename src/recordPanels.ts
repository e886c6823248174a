import { lazy } from 'react';
import { ExportPlanningAdherentModeles } from './resources/schemas/exportsPlanning';
import { Simulations } from './resources/schemas/simulations';
import { Utilisateurs } from './resources/schemas/utilisateurs';
import type { RecordPanels } from './resources/views/show/RecordPanelContext';

/** The panels that no declaration makes, each loaded with the first details page that shows it. */
export const recordPanels: RecordPanels = {
  [ExportPlanningAdherentModeles.name]: lazy(() => import('./custom-pages/exportTemplate/TemplatePreview')),
  [Utilisateurs.name]: lazy(() => import('./custom-pages/people/MembershipsPanel')),
  [Simulations.name]: lazy(() => import('./planning/simulations/SimulationPanel')),
};
