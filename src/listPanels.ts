import { lazy } from 'react';
import { BIAcces } from './resources/schemas/bi';
import { Avis, Humeur } from './resources/schemas/ressentis';
import { needing } from './resources/views/Needs';
import type { ListPanels } from './resources/views/list/ListPanelContext';

/** The panels above generated lists that no declaration makes, loaded with the list. */
export const listPanels: ListPanels = {
  [Avis.name]: needing(
    'feedback',
    lazy(() => import('./custom-pages/feedback/OpinionAverages')),
  ),
  [Humeur.name]: lazy(() => import('./custom-pages/feedback/MoodCurves')),
  [BIAcces.name]: lazy(() => import('./custom-pages/bi/OwnReports')),
};
