import type { JsonSchema } from '../../src/resources/language/kind';
import { PERIOD_STEPS } from '../../src/resources/statistics/periods';
import * as shape from '../http/calls/shapes';
import type { QueryParameter } from '../http/openapi/otherOperations';

const day: JsonSchema = { type: 'string', format: 'date' };

export const PERIOD: readonly QueryParameter[] = [
  { name: 'Debut', words: ['Premier jour', 'First day', 'Erster Tag', 'Primeiro dia'], schema: day },
  { name: 'Fin', words: ['Dernier jour', 'Last day', 'Letzter Tag', 'Último dia'], schema: day },
  {
    name: 'Pas',
    words: [
      'Ce par quoi les dates sont groupées',
      'What dates are grouped by',
      'Wonach Daten gruppiert werden',
      'O agrupamento das datas',
    ],
    schema: { type: 'string', enum: [...PERIOD_STEPS], default: 'mois' },
  },
  {
    name: 'Filtres',
    words: [
      'Valeurs des dimensions, en JSON\u00a0: {"region":[3,null]}',
      'Values of dimensions, as JSON: {"region":[3,null]}',
      'Werte der Dimensionen als JSON: {"region":[3,null]}',
      'Valores das dimensões, em JSON: {"region":[3,null]}',
    ],
    schema: { type: 'string', maxLength: 8000 },
  },
];

export const COMPARE: QueryParameter = {
  name: 'Comparer',
  words: ['Avec la période précédente', 'With the period before', 'Mit dem vorigen Zeitraum', 'Com o período anterior'],
  schema: { type: 'boolean', default: false },
};

const numbers: JsonSchema = { type: 'object', additionalProperties: { type: ['number', 'null'] } };
const values = { valeurs: numbers, precedent: numbers, masque: shape.yesOrNo };
const figuresShape = shape.object(
  {
    statistique: shape.text,
    par: shape.arrayOf(shape.text),
    pas: shape.text,
    debut: day,
    fin: day,
    debutPrecedent: day,
    finPrecedent: day,
    groupes: shape.arrayOf(
      shape.object({ cles: shape.arrayOf({}), libelles: shape.arrayOf(shape.text), ...values }, [
        'precedent',
        'masque',
      ]),
    ),
    autres: shape.count,
    total: shape.object(values, ['precedent', 'masque']),
    compteLe: { type: 'string', format: 'date-time' },
  },
  ['debutPrecedent', 'finPrecedent'],
);

export const FIGURES = {
  query: [
    ...PERIOD,
    {
      name: 'Par',
      words: [
        'Dimensions, séparées par une virgule',
        'Dimensions, separated by a comma',
        'Dimensionen, durch Komma getrennt',
        'Dimensões, separadas por vírgula',
      ],
      schema: { type: 'string' },
    },
    {
      name: 'Mesures',
      words: [
        'Mesures\u00a0; toutes sans lui',
        'Measures; all without it',
        'Messgrößen; sonst alle',
        'Medidas; todas sem ele',
      ],
      schema: { type: 'string' },
    },
    COMPARE,
  ] satisfies readonly QueryParameter[],
  refusals: [400, 403, 404],
  response: figuresShape,
} as const;

export const COUNTED = {
  query: [...PERIOD, { common: 'PageNumber' }, { common: 'PageSize' }] satisfies readonly QueryParameter[],
  refusals: [400, 403, 404],
  response: shape.pageOf({ type: 'object' }),
} as const;
