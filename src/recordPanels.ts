import { lazy } from 'react';
import { MembershipsPanel } from './custom-pages/people/MembershipsPanel';
import { ExportDonnees } from './resources/schemas/exports';
import { ExportPlanningAdherentModeles } from './resources/schemas/exportsPlanning';
import { FichesIncident } from './resources/schemas/incidents';
import { Simulations } from './resources/schemas/simulations';
import { Utilisateurs } from './resources/schemas/utilisateurs';
import type { RecordPanels } from './resources/views/show/RecordPanelContext';

/** The panels that no declaration makes; large ones are loaded with the first details page that shows them. */
export const recordPanels: RecordPanels = {
  [ExportDonnees.name]: lazy(() => import('./custom-pages/exports/ExportConditions')),
  [ExportPlanningAdherentModeles.name]: lazy(() => import('./custom-pages/exportTemplate/TemplatePreview')),
  // Small, and with the page: a file of its own would come after it and move what stands below.
  [Utilisateurs.name]: MembershipsPanel,
  [FichesIncident.name]: lazy(() => import('./custom-pages/incidents/followUp/IncidentPanel')),
  [Simulations.name]: lazy(() => import('./planning/simulations/SimulationPanel')),
};
