import { isRouteAllowed } from '../../../src/resources/access/access';
import { FonctionDroits } from '../../../src/resources/schemas/liensAcces';
import { problem } from '../../http/problem';
import type { CompleteList } from '../../http/resources/resourceContext';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';
import { ACCESS_RULES } from './rules';
import { rightViews } from './views';

/**
 * Implements `IncludeDroits` of `GET /Fonctions`: adds `droits: [{ droitId, code, libelle, flag }]` to each function.
 * Every session may list functions, for pickers, but their rights require a right of their own.
 */
export const withRights: CompleteList = async (request, functions, parameters) => {
  if (!parameters.includes('IncludeDroits')) return functions;
  if (!isRouteAllowed(ACCESS_RULES.readFunctions, sessionOf(request).grants)) {
    throw problem('forbidden', { args: { needed: ACCESS_RULES.readFunctions.rights.join(', ') } });
  }
  const { items } = await tenantOf(request).store.list(FonctionDroits, {
    filter: { field: 'fonctionId', operator: 'in', value: functions.map(({ id }) => id) },
  });
  return Promise.all(
    functions.map(async (one) => ({
      ...one,
      droits: await rightViews(
        request,
        items.filter(({ values }) => values['fonctionId'] === one.id),
      ),
    })),
  );
};
