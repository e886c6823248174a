import type { Words } from '../../../../src/resources/language/words';
import * as shape from '../../../http/calls/shapes';
import type { DescribedOperation } from '../../../http/openapi/otherOperations';
import { PLAN_READERS } from '../planningRights';

const FEEDS_CALL = '/api/planning/flux';

const tag: Words = ['Flux de calendrier', 'Calendar feeds', 'Kalenderfeeds', 'Fluxos de calendário'];

const common = { tag, access: PLAN_READERS, extension: true, narrows: true } as const;

const idOrNull = { type: ['integer', 'null'], minimum: 1 } as const;

/** Lists feeds without their secret addresses, which are returned only once. */
export const listFeeds: DescribedOperation = {
  ...common,
  method: 'get',
  path: FEEDS_CALL,
  operationId: 'planning.flux.list',
  summary: [
    'Lister les flux de calendrier\u00a0: les vôtres, ou tous pour qui planifie',
    'List the calendar feeds: your own, or all of them for planners',
    'Kalenderfeeds auflisten: die eigenen, oder alle für Planende',
    'Listar os fluxos de calendário: os seus, ou todos para quem planeia',
  ],
  refusals: [400, 403],
  response: shape.object({
    items: shape.arrayOf(
      shape.object({
        id: shape.id,
        utilisateurId: idOrNull,
        entrepriseId: idOrNull,
        nom: shape.text,
        creeLe: { type: 'string', format: 'date-time' },
        creePar: shape.text,
      }),
    ),
  }),
};

export const createFeed: DescribedOperation = {
  ...common,
  method: 'post',
  path: FEEDS_CALL,
  operationId: 'planning.flux.create',
  summary: [
    'Créer un flux\u00a0; son adresse secrète n’est donnée qu’ici',
    'Make a feed; its secret address is given only here',
    'Einen Feed anlegen; seine geheime Adresse steht nur hier',
    'Criar um fluxo; o seu endereço secreto só é dado aqui',
  ],
  // A feed of a person, of a company, or by default of the caller.
  body: {
    oneOf: [shape.object({ utilisateurId: shape.id }, ['utilisateurId']), shape.object({ entrepriseId: shape.id })],
  },
  optionalBody: 'extension',
  status: 201,
  refusals: [400, 403],
  response: shape.object({ id: shape.id, adresse: { type: 'string', format: 'uri' } }),
};

export const withdrawFeed: DescribedOperation = {
  ...common,
  method: 'delete',
  path: `${FEEDS_CALL}/{recordId}`,
  operationId: 'planning.flux.delete',
  summary: [
    'Retirer un flux\u00a0: son adresse ne répond plus',
    'Withdraw a feed: its address answers no more',
    'Einen Feed zurückziehen: seine Adresse antwortet nicht mehr',
    'Retirar um fluxo: o seu endereço deixa de responder',
  ],
  refusals: [400, 403, 404],
  response: shape.object({ id: shape.id }),
};

export const feedOperations = [listFeeds, createFeed, withdrawFeed] as const;
