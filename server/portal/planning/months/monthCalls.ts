import type { FastifyRequest } from 'fastify';
import { contractMonth, monthKind } from '../../../../src/resources/fields/month/kind';
import type { MonthValidation } from '../../../../src/planning/core/planningAnswers';
import { ValidationsPlannings } from '../../../../src/resources/schemas/planningSalaries';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import type { ApiCall } from '../../../http/calls/apiCall';
import { bodyOf, idIn, refuseQuery, requireRecord, textIn, withAddress } from '../../../http/calls/requestParts';
import * as shape from '../../../http/calls/shapes';
import { sql, toQuery } from '../../../database/sql';
import { problem } from '../../../http/problem';
import {
  accept,
  readParameters,
  reject,
  type RawQuery,
  type ParameterReader,
} from '../../../http/query/readParameters';
import { applyOne } from '../../../http/resources/applyChange';
import { tenantOf } from '../../../http/tenantOf';
import type { Tenant } from '../../../tenants';
import { isPlanner, isSuperPlanner, PLAN_READERS, readableOnly, requireOwnOrPlanner } from '../planningRights';
import { tableAt } from '../../../database/tables/tableAt';
import { planningSetOf } from '../writing/planningSet';

const VALIDATED = 'Acceptee';
const ASKED = 'EnAttente';

const etats = ValidationsPlannings.fields.etat.options.map(({ value }) => value);
const monthShape = shape.object({
  utilisateurId: shape.id,
  moisAnnee: shape.text,
  etat: { type: 'string', enum: etats },
});

const monthOf = (text: string): string | undefined => {
  const read = monthKind.parse(text, monthKind.samples.spec);
  return read.ok ? read.value : undefined;
};

const readMonth: ParameterReader<string> = (text) => {
  const month = monthOf(text);
  return month === undefined ? reject('filterValue', { name: text.slice(0, 20) }) : accept(month);
};

async function monthsBetween(
  tenant: Tenant,
  { Debut, Fin }: { readonly Debut?: string; readonly Fin?: string },
  only: number | undefined,
): Promise<readonly MonthValidation[]> {
  const query = sql`select "utilisateurId", "moisAnnee", etat from ${tableAt(tenant, ValidationsPlannings)}
    where "moisAnnee" between ${Debut ?? '0000-01'} and ${Fin ?? '9999-12'}
      and (${only ?? null}::bigint is null or "utilisateurId" = ${only ?? null}::bigint)
    order by "moisAnnee", "utilisateurId"`;
  const { rows } = await tenant.database.pool.query<MonthValidation>(toQuery(query));
  return rows.map((row) => ({ ...row, moisAnnee: contractMonth(row.moisAnnee) }));
}

async function storedMonth({ store }: Tenant, utilisateurId: number, moisAnnee: string) {
  const { items } = await store.list(ValidationsPlannings, {
    filter: {
      all: [
        { field: 'utilisateurId', operator: 'equals', value: utilisateurId },
        { field: 'moisAnnee', operator: 'equals', value: moisAnnee },
      ],
    },
  });
  return items[0];
}

/**
 * Planners validate and refuse months, only full administrators withdraw a validation, and staff request the
 * validation of their own months.
 *
 * @throws {ProblemError} `forbidden`
 */
function requireAllowed(request: FastifyRequest, before: unknown, after: unknown): void {
  const takesBack = before === VALIDATED && after !== VALIDATED;
  if (takesBack && !isSuperPlanner(request))
    throw problem('forbidden', { args: { needed: 'PLANNING_SUPERADMIN:admin' } });
  if (!isPlanner(request) && after !== ASKED) throw problem('forbidden', { args: { needed: 'PLANNING_ADMIN:admin' } });
}

/** The validation of months, which locks their slots (`rules/slotRule.ts`). */
export const monthCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'put',
      path: '/api/Utilisateurs/{id}/validationsPlannings/{monthYear}',
      operationId: 'utilisateurs.validationsPlannings.put',
      tag: Utilisateurs.label.many,
      access: PLAN_READERS,
      summary: [
        'Demander, accepter ou refuser la validation d’un mois (MM-AAAA)',
        'Ask for, accept or refuse the validation of a month (MM-YYYY)',
        'Die Bestätigung eines Monats (MM-JJJJ) beantragen, annehmen oder ablehnen',
        'Pedir, aceitar ou recusar a validação de um mês (MM-AAAA)',
      ],
      body: { ...monthShape, required: ['etat'] },
      refusals: [400, 403, 404, 409],
      response: monthShape,
    },
    async handle(request) {
      refuseQuery(request);
      const utilisateurId = idIn(request, 'id');
      await requireRecord(request, Utilisateurs, utilisateurId);
      requireOwnOrPlanner(request, utilisateurId);
      const moisAnnee = monthOf(textIn(request, 'monthYear'));
      if (moisAnnee === undefined) throw problem('unknownRecord');
      const { etat, moisAnnee: said, ...rest } = withAddress(bodyOf(request), { utilisateurId });
      const { id: _id, utilisateurId: _person, ...unknown } = rest as Readonly<Record<string, unknown>>;
      const contrary = said !== undefined && monthOf(String(said)) !== moisAnnee;
      const errors = {
        ...(contrary && { moisAnnee: [{ code: 'readOnly' }] }),
        ...Object.fromEntries(Object.keys(unknown).map((name) => [name, [{ code: 'unknownField', args: { name } }]])),
        ...((etat ?? '') === '' && { etat: [{ code: 'required' }] }),
      };
      if (Object.keys(errors).length > 0) throw problem('invalid', { errors });
      const tenant = tenantOf(request);
      const before = await storedMonth(tenant, utilisateurId, moisAnnee);
      requireAllowed(request, before?.values['etat'], etat);
      const resource = ValidationsPlannings.name;
      const { after } = await applyOne(
        tenant.store,
        planningSetOf(
          request,
          before
            ? { resource, action: 'update', id: before.id, expectedVersion: before.version, values: { etat } }
            : { resource, action: 'create', values: { utilisateurId, moisAnnee, etat } },
        ),
      );
      return { utilisateurId, moisAnnee: contractMonth(moisAnnee), etat: after?.['etat'] };
    },
  },
  {
    operation: {
      method: 'get',
      path: '/api/planning/validations',
      operationId: 'planning.validations',
      tag: Utilisateurs.label.many,
      access: PLAN_READERS,
      extension: true,
      summary: [
        'L’état des mois de chacun',
        'The state of everybody’s months',
        'Der Stand der Monate aller Personen',
        'O estado dos meses de cada um',
      ],
      query: [
        { name: 'Debut', words: ['Premier mois', 'First month', 'Erster Monat', 'Primeiro mês'], schema: shape.text },
        { name: 'Fin', words: ['Dernier mois', 'Last month', 'Letzter Monat', 'Último mês'], schema: shape.text },
      ],
      refusals: [400, 403],
      response: shape.arrayOf(monthShape),
    },
    async handle(request) {
      const given = readParameters(request.query as RawQuery, { Debut: readMonth, Fin: readMonth });
      return monthsBetween(tenantOf(request), given, readableOnly(request));
    },
  },
];
