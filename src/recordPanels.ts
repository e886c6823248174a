import { lazy, type ComponentProps } from 'react';
import { withLateWords } from './i18n/lateWords';
import { Entreprises } from './resources/schemas/entreprises';
import { ExportDonnees } from './resources/schemas/exports';
import { ExportPlanningAdherentModeles } from './resources/schemas/exportsPlanning';
import { Fournisseurs } from './resources/schemas/fournisseurs';
import { FichesIncident } from './resources/schemas/incidents';
import { Partenaires } from './resources/schemas/partenaires';
import { Simulations } from './resources/schemas/simulations';
import { parametres } from './resources/schemas/systeme';
import { Utilisateurs } from './resources/schemas/utilisateurs';
import { OWN_SETTINGS } from './resources/statistics/ownSettings';
import type { RecordEditors } from './resources/views/form/RecordEditorContext';
import type { RecordPanels } from './resources/views/show/RecordPanelContext';
import { lazyScreen } from './resources/views/lazyScreen';

type Panel = RecordPanels[string];

// Bundled with the page (scripts/build/chunks.ts): a panel that loads later would shift the content below it.
const NoticesPanel = lazyScreen<ComponentProps<Panel>>(() =>
  import('./custom-pages/notices/NoticesPanel').then((module) => ({ default: module.NoticesPanel })),
);
const UserPanels = lazyScreen<ComponentProps<Panel>>(() =>
  withLateWords(import('./custom-pages/notices/UserPanels')).then((module) => ({ default: module.UserPanels })),
);

/** Loads the panels that most record pages show. */
export const preloadPanels = () => Promise.all([NoticesPanel.preload(), UserPanels.preload()]);

/** Hand-written panels of record pages; large ones load with the first page that shows them. */
export const recordPanels: RecordPanels = {
  [ExportDonnees.name]: lazy(() => import('./custom-pages/exports/ExportConditions')),
  [ExportPlanningAdherentModeles.name]: lazy(() => import('./custom-pages/exportTemplate/TemplatePreview')),
  [Utilisateurs.name]: UserPanels,
  [Entreprises.name]: NoticesPanel,
  [Partenaires.name]: NoticesPanel,
  [Fournisseurs.name]: NoticesPanel,
  [FichesIncident.name]: lazy(() => import('./custom-pages/incidents/followUp/IncidentPanel')),
  [parametres.name]: lazy(() => import('./custom-pages/notices/SettingPanels')),
  [Simulations.name]: lazy(() => withLateWords(import('./planning/simulations/SimulationPanel'))),
};

const DefinitionSetting = lazy(() => withLateWords(import('./custom-pages/statistics/own/DefinitionSetting')));

/** Settings that have their own form instead of a text field. */
export const recordEditors: RecordEditors = ({ name }, record) =>
  name === parametres.name && OWN_SETTINGS.some((setting) => setting === record['nom']) ? DefinitionSetting : undefined;
