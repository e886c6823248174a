import { dayOf } from '../../../src/resources/language/moments';
import { Entreprises } from '../../../src/resources/schemas/entreprises';
import type { AfterWrite } from '../../http/resources/resourceContext';
import { applyOne, ruledChangeSetOf } from '../../http/resources/applyChange';
import { tenantOf } from '../../http/tenantOf';

const FLAG = 'refreshDateDerniereVisite';

/** A notice with this flag sets its company's date of the last visit to today, with the notice's author as author. */
export const afterNoticeWrite: AfterWrite = async (request, { before, after }) => {
  const { entrepriseId } = after.values;
  if (after.values[FLAG] !== true || before?.values[FLAG] === true || typeof entrepriseId !== 'number') return {};
  const programValues = { dateDerniereVisite: dayOf(new Date()) };
  const change = { resource: Entreprises.name, action: 'update', id: entrepriseId, values: {}, programValues } as const;
  await applyOne(tenantOf(request).store, ruledChangeSetOf(request, change));
  return {};
};
