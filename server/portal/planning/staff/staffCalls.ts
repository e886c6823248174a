import { dateKind } from '../../../../src/resources/fields/date/kind';
import { UNWISE, WRONG } from '../../../../src/planning/core/finding';
import { dayIndexOf, dayIndexOfText } from '../../../../src/resources/fields/shared/zone';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import type { ApiCall } from '../../../http/calls/apiCall';
import { bodyOf, idIn, refuseQuery, requireRecord } from '../../../http/calls/requestParts';
import * as shape from '../../../http/calls/shapes';
import { problem } from '../../../http/problem';
import {
  accept,
  readParameters,
  reject,
  type RawQuery,
  type ParameterReader,
} from '../../../http/query/readParameters';
import { readerOf } from '../../../http/reader';
import { tenantOf } from '../../../http/tenantOf';
import { PLAN_READERS, planReaderOf, requireReadable } from '../planningRights';
import { SLOT_SCHEMA, readAskedSlots } from './askedSlots';
import { withDistinctions } from './distinctions';
import { holidayZoneOf } from './holidayZone';
import { hoursOfPerson } from './hoursOfPerson';
import { planPeople, planningStaff, staffWithin } from './people';
import { findingsOfSlots } from './verify';

const number = { type: 'number' } as const;
const idOrNull = { type: ['integer', 'null'] } as const;

const personShape = shape.object(
  {
    id: shape.id,
    name: shape.text,
    structureId: idOrNull,
    agenceId: idOrNull,
    equipesId: shape.arrayOf(shape.id),
    hours: shape.arrayOf(number),
    dateEntree: shape.textOrNull,
    dateSortie: shape.textOrNull,
    photo: { type: ['object', 'null'] },
    distinction: shape.text,
  },
  ['distinction'],
);

const findingShape = shape.object(
  { code: { type: 'string', enum: [...WRONG, ...UNWISE] }, args: { type: 'object' }, slotId: { type: 'integer' } },
  ['args', 'slotId'],
);

const periodShape = shape.object({
  debut: shape.text,
  fin: shape.text,
  heuresDues: number,
  heuresPlanifiees: number,
  heuresAbsence: number,
  charge: { type: ['number', 'null'] },
});

/** Reads a date, or the Paris date of an instant. */
const readDay: ParameterReader<number> = (text) => {
  const day = dateKind.parse(text, dateKind.samples.spec);
  if (day.ok) return accept(dayIndexOfText(String(day.value)));
  const instant = /T/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? reject('filterValue', { name: 'StartDate' }) : accept(dayIndexOf(instant));
};

/** The people in the planning, the verification of slots, and a person's hours. */
export const staffCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/planning/salaries',
      operationId: 'planning.salaries',
      tag: Creneaux.label.many,
      access: PLAN_READERS,
      narrows: true,
      extension: true,
      summary: [
        'Les personnes dont le planning est visible, et les jours fériés qui comptent',
        'The people whose plan is visible, and which public holidays count',
        'Die Personen, deren Plan sichtbar ist, und welche Feiertage zählen',
        'As pessoas cujo planeamento é visível, e os feriados que contam',
      ],
      refusals: [400, 403],
      response: shape.object({
        items: shape.arrayOf(personShape),
        feries: { type: 'string', enum: ['metropole', 'alsaceMoselle'] },
      }),
    },
    async handle(request) {
      refuseQuery(request);
      const tenant = tenantOf(request);
      const { only, within } = planReaderOf(request);
      const reader = readerOf(request);
      const items = await (within
        ? staffWithin(tenant, within, reader)
        : only === undefined
          ? planningStaff(tenant, reader)
          : planPeople(tenant, [only], reader));
      return { items: await withDistinctions(tenant, items, reader), feries: await holidayZoneOf(tenant) };
    },
  },
  {
    operation: {
      method: 'post',
      path: '/api/planning/verifications',
      operationId: 'planning.verifications',
      tag: Creneaux.label.many,
      access: PLAN_READERS,
      extension: true,
      summary: [
        'Ce qui s’oppose à des créneaux, avant de les enregistrer',
        'What speaks against slots, before they are saved',
        'Was gegen Termine spricht, bevor sie gespeichert werden',
        'O que se opõe a horários, antes de os guardar',
      ],
      body: shape.object({ creneaux: shape.arrayOf(SLOT_SCHEMA) }),
      refusals: [400, 403],
      response: shape.object({
        items: shape.arrayOf(shape.object({ index: shape.count, findings: shape.arrayOf(findingShape) })),
      }),
    },
    async handle(request) {
      refuseQuery(request);
      const slots = readAskedSlots(bodyOf(request));
      const { only } = planReaderOf(request);
      if (
        only !== undefined &&
        slots.some(({ salarieId, simulationId }) => salarieId !== only || simulationId !== null)
      )
        throw problem('forbidden', { args: { needed: 'PLANNING_ADMIN:admin' } });
      const found = await findingsOfSlots(tenantOf(request), slots);
      return { items: found.map((findings, index) => ({ index, findings })) };
    },
  },
  {
    operation: {
      method: 'get',
      path: '/api/Utilisateurs/{id}/InfosSalariePlanning',
      operationId: 'utilisateurs.infosSalariePlanning',
      tag: Utilisateurs.label.many,
      access: PLAN_READERS,
      summary: [
        'Les heures d’une personne dans la semaine, le mois et l’année d’un jour (aujourd’hui sans StartDate)',
        'Somebody’s hours in the week, the month and the year of a day (today without StartDate)',
        'Die Stunden einer Person in Woche, Monat und Jahr eines Tages (heute ohne StartDate)',
        'As horas de uma pessoa na semana, no mês e no ano de um dia (hoje sem StartDate)',
      ],
      query: [
        {
          name: 'StartDate',
          words: ['Le jour', 'The day', 'Der Tag', 'O dia'],
          schema: { type: 'string' },
        },
      ],
      refusals: [400, 403, 404],
      response: shape.object({
        utilisateurId: shape.id,
        startDate: shape.text,
        semaine: periodShape,
        mois: periodShape,
        annee: periodShape,
      }),
    },
    async handle(request) {
      const { StartDate: day = dayIndexOf(Date.now()) } = readParameters(request.query as RawQuery, {
        StartDate: readDay,
      });
      const personId = idIn(request, 'id');
      await requireRecord(request, Utilisateurs, personId);
      requireReadable(request, personId);
      return hoursOfPerson(tenantOf(request), personId, day);
    },
  },
];
