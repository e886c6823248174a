import type { FastifyRequest } from 'fastify';
import { EVENTS_TYPE, LIVE_CALL } from '../../src/resources/live/liveChange';
import type { ApiCall } from '../http/calls/apiCall';
import * as shape from '../http/calls/shapes';
import { API } from '../http/requireAccess';
import { accept, readParameters, reject, type RawQuery, type ParameterReader } from '../http/query/readParameters';

/** Seconds; a client that was away for longer reloads its data instead of receiving the changes. */
const MOST_SECONDS = 300;

const wantsEvents = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(EVENTS_TYPE) === true;

const readSeconds: ParameterReader<number> = (text) =>
  /^\d{1,3}$/.test(text) && Number(text) <= MOST_SECONDS ? accept(Number(text)) : reject('max', { max: MOST_SECONDS });

/** The stream of changes that the caller may read (docs/extensions.md, `live`). */
export const liveCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'get',
      path: `${API}/${LIVE_CALL}`,
      operationId: 'live',
      tag: 'session',
      access: 'session',
      narrows: true,
      extension: true,
      summary: [
        'Les modifications que l’appelant peut lire, au fil de l’eau, avec Accept\u00a0: text/event-stream\u00a0; sinon, le nombre de ses flux ouverts',
        'The changes that the caller may read, as they happen, with Accept: text/event-stream; else how many streams they have open',
        'Die Änderungen, die der Aufrufer lesen darf, sobald sie geschehen, mit Accept: text/event-stream; sonst die Zahl seiner offenen Ströme',
        'As alterações que quem chama pode ler, à medida que acontecem, com Accept: text/event-stream; senão, quantos fluxos tem abertos',
      ],
      query: [
        {
          name: 'Seconds',
          words: [
            'Commence par les modifications des dernières secondes',
            'Begins with the changes of so many last seconds',
            'Beginnt mit den Änderungen der letzten Sekunden',
            'Começa com as alterações dos últimos segundos',
          ],
          schema: { type: 'integer', minimum: 0, maximum: MOST_SECONDS, default: 0 },
        },
      ],
      refusals: [400, 429],
      response: shape.object({ open: shape.count }),
    },
    async handle(request, reply, { live }) {
      const { Seconds: seconds = 0 } = readParameters(request.query as RawQuery, { Seconds: readSeconds });
      if (!live) throw new Error('there is no hub of live updates');
      if (!wantsEvents(request)) return { open: live.openOf(request) };
      const stream = await live.open(request, seconds);
      // Keeps proxies such as nginx from buffering the events.
      void reply.header('content-type', EVENTS_TYPE).header('x-accel-buffering', 'no');
      return reply.send(stream);
    },
  },
];
