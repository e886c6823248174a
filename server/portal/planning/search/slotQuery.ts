import { parseId } from '../../../../src/resources/fields/shared/ids';
import type { QueryParameter } from '../../../http/openapi/otherOperations';
import {
  accept,
  readParameters,
  reject,
  type RawQuery,
  type ParameterReader,
} from '../../../http/query/readParameters';
import { readPageNumber } from '../../../http/query/readers';
import { MOST_SLOTS } from '../../../../src/planning/core/slotCalls';
import type { ReadSearch } from './searchBody';

export const SLOT_QUERY: readonly QueryParameter[] = [
  {
    name: 'Debut',
    words: [
      'Créneaux qui finissent après cet instant',
      'Slots that end after this instant',
      'Termine, die nach diesem Zeitpunkt enden',
      'Horários que acabam depois deste instante',
    ],
    schema: { type: 'string', format: 'date-time' },
  },
  {
    name: 'Fin',
    words: [
      'Créneaux qui commencent avant cet instant',
      'Slots that begin before this instant',
      'Termine, die vor diesem Zeitpunkt beginnen',
      'Horários que começam antes deste instante',
    ],
    schema: { type: 'string', format: 'date-time' },
  },
  {
    name: 'SimulationId',
    words: [
      'Avec les changements de cette simulation',
      'With the changes of this simulation',
      'Mit den Änderungen dieser Simulation',
      'Com as alterações desta simulação',
    ],
    schema: { type: 'integer', minimum: 1 },
  },
  { common: 'PageNumber' },
  {
    name: 'PageSize',
    words: ['Créneaux par page', 'Slots of a page', 'Termine je Seite', 'Horários por página'],
    schema: { type: 'integer', minimum: 1, maximum: MOST_SLOTS },
  },
];

const readInstant: ParameterReader<string> = (text) => {
  const instant = text.includes('T') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant)
    ? reject('filterValue', { name: text.slice(0, 20) })
    : accept(new Date(instant).toISOString());
};

const readOneId: ParameterReader<number> = (text) => {
  const id = parseId(text);
  return id === undefined ? reject('filterValue', { name: text.slice(0, 20) }) : accept(id);
};

const readSize: ParameterReader<number> = (text) => {
  const size = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return size < 1 || size > MOST_SLOTS ? reject('pageSize', { max: MOST_SLOTS }) : accept(size);
};

/** Converts query parameters into a search. @throws {ProblemError} `invalidParameter` */
export function readSlotQuery(query: RawQuery): ReadSearch {
  const { Debut, Fin, SimulationId, PageNumber, PageSize } = readParameters(query, {
    Debut: readInstant,
    Fin: readInstant,
    SimulationId: readOneId,
    PageNumber: readPageNumber,
    PageSize: readSize,
  });
  return {
    pageNumber: PageNumber ?? 1,
    pageSize: PageSize ?? MOST_SLOTS,
    orderBy: 'debut',
    ...(Debut !== undefined && { startDate: Debut }),
    ...(Fin !== undefined && { endDate: Fin }),
    ...(SimulationId !== undefined && { simulationId: SimulationId }),
  };
}
