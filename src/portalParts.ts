import { whyAddress } from './authProvider/whyAddress';
import { recordEditors, recordPanels } from './recordPanels';
import { RecordItems } from './RecordItems';
import { replacedViews } from './replacedViews';
import type { PortalParts } from './resources/views/GeneratorProvider';
import { lazy } from 'react';
import { BIAcces } from './resources/schemas/bi';
import { Avis, Humeur } from './resources/schemas/opinions';
import { needing } from './resources/views/Needs';
import type { ListPanels } from './resources/views/list/ListPanelContext';

/** Hand-written panels above generated lists, loaded with the list. */
const listPanels: ListPanels = {
  [Avis.name]: needing(
    'feedback',
    lazy(() => import('./custom-pages/feedback/OpinionAverages')),
  ),
  [Humeur.name]: lazy(() => import('./custom-pages/feedback/MoodCurves')),
  [BIAcces.name]: lazy(() => import('./custom-pages/bi/OwnReports')),
};

/** The portal's additions to the generated screens, and its replacements. */
export const portalParts: PortalParts = {
  recordPanels,
  recordEditors,
  recordAction: RecordItems,
  listPanels,
  replaced: replacedViews,
  whyAddress: (path) => whyAddress({ path }),
};
