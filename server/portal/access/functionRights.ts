import { isRouteAllowed } from '../../../src/resources/access/access';
import { FonctionDroits } from '../../../src/resources/schemas/liensAcces';
import { problem } from '../../http/problem';
import type { CompleteList } from '../../http/resources/resourceContext';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';
import { ACCESS_RULES } from './rules';
import { rightViews } from './views';

/**
 * `IncludeDroits` of `GET /Fonctions`: each function with its rights, as `droits: [{ droitId, code, libelle, flag }]`.
 * The list itself is for pickers; what functions give is only for those who may read it.
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
