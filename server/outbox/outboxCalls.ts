import type { Words } from '../../src/resources/language/words';
import type { ApiCall } from '../http/calls/apiCall';
import { idIn, refuseQuery } from '../http/calls/requestParts';
import * as shape from '../http/calls/shapes';
import { problem } from '../http/problem';
import { accept, readParameters, reject, type RawQuery, type ParameterReader } from '../http/query/readParameters';
import { readPageNumber, readPageSize } from '../http/query/readers';
import { API } from '../http/requireAccess';
import { tenantOf } from '../http/tenantOf';
import { listDeliveries, replay, type DeliveryState } from './outboxStore';
import { renewSigningKey, signingKey } from './signature';

const STATES: readonly DeliveryState[] = ['waiting', 'sent', 'failed'];
const DEFAULT_PAGE_SIZE = 25;

const readState: ParameterReader<DeliveryState> = (text) => {
  const state = STATES.find((one) => one === text);
  return state === undefined ? reject('choice') : accept(state);
};

const OUTBOX = {
  tag: ['Envois', 'Deliveries', 'Zustellungen', 'Envios'],
  access: { rights: ['PARAMETRES:admin'] },
  extension: true,
} as const;

const instant = { type: ['string', 'null'], format: 'date-time' };

const delivery = shape.object({
  id: shape.id,
  kind: { type: 'string', enum: ['webhook', 'mail', 'notification', 'code'] },
  name: shape.text,
  resource: shape.text,
  recordId: shape.id,
  action: { type: 'string', enum: ['create', 'update', 'delete'] },
  state: { type: 'string', enum: [...STATES] },
  attempts: shape.count,
  createdAt: { type: 'string', format: 'date-time' },
  nextAt: instant,
  finishedAt: instant,
  outcome: shape.textOrNull,
});

const STATE_WORDS: Words = [
  'Seulement celles qui attendent, sont parties ou ont échoué',
  'Only those that wait, were sent or have failed',
  'Nur wartende, gesendete oder fehlgeschlagene',
  'Só os que esperam, foram enviados ou falharam',
];

const list: ApiCall = {
  operation: {
    ...OUTBOX,
    method: 'get',
    path: `${API}/outbox`,
    operationId: 'outbox.list',
    summary: [
      'Le journal de ce qui suit les écritures\u00a0: appels et courriels, du plus récent au plus ancien',
      'The log of what follows writes: calls and mails, the newest first',
      'Das Protokoll dessen, was auf Änderungen folgt: Aufrufe und E-Mails, die neuesten zuerst',
      'O registo do que se segue às alterações: chamadas e e-mails, do mais recente ao mais antigo',
    ],
    query: [
      { common: 'PageNumber' },
      { common: 'PageSize' },
      { name: 'State', words: STATE_WORDS, schema: { type: 'string', enum: [...STATES] } },
    ],
    refusals: [400],
    response: shape.pageOf(delivery),
  },
  handle: async (request) => {
    const given = readParameters(request.query as RawQuery, {
      PageNumber: readPageNumber,
      PageSize: readPageSize,
      State: readState,
    });
    const { PageNumber: page = 1, PageSize: pageSize = DEFAULT_PAGE_SIZE, State: state } = given;
    return listDeliveries(tenantOf(request), { state, page, pageSize });
  },
};

const again: ApiCall = {
  operation: {
    ...OUTBOX,
    method: 'post',
    path: `${API}/outbox/{id}/replay`,
    operationId: 'outbox.replay',
    summary: ['Envoyer de nouveau', 'Deliver again', 'Erneut zustellen', 'Enviar de novo'],
    refusals: [404],
    response: shape.object({ id: shape.id }),
  },
  handle: async (request) => {
    const id = idIn(request, 'id');
    if (!(await replay(tenantOf(request), id))) throw problem('unknownRecord');
    request.log.info({ delivery: id }, 'outbox: delivered again');
    return { id };
  },
};

const keyShape = shape.object({ secret: shape.text });

const readKey: ApiCall = {
  operation: {
    ...OUTBOX,
    method: 'get',
    path: `${API}/outbox/key`,
    operationId: 'outbox.key',
    summary: [
      'La clé qui signe les appels',
      'The key that signs calls',
      'Der Schlüssel, der Aufrufe signiert',
      'A chave que assina as chamadas',
    ],
    refusals: [400],
    response: keyShape,
  },
  handle: async (request) => {
    refuseQuery(request);
    return { secret: await signingKey(tenantOf(request)) };
  },
};

const renewKey: ApiCall = {
  operation: {
    ...OUTBOX,
    method: 'post',
    path: `${API}/outbox/key`,
    operationId: 'outbox.renewKey',
    summary: [
      'Remplacer la clé qui signe les appels',
      'Replace the key that signs calls',
      'Den Schlüssel ersetzen, der Aufrufe signiert',
      'Substituir a chave que assina as chamadas',
    ],
    response: keyShape,
  },
  handle: async (request) => ({ secret: await renewSigningKey(tenantOf(request)) }),
};

/** For administrators of settings (extension `outbox`). */
export const outboxCalls: readonly ApiCall[] = [list, again, readKey, renewKey];
