import type { FastifyRequest } from 'fastify';
import { SESSION_CALL } from '../../src/resources/protocol/sessionCall';
import type { ApiCall } from '../http/calls/apiCall';
import { refuseQuery } from '../http/calls/requestParts';
import * as shape from '../http/calls/shapes';
import { forwardedHeaders } from '../http/forwardedHeaders';
import { API } from '../http/requireAccess';
import { tenantOf } from '../http/tenantOf';

const READ_BY = ['authorization', 'accept-language', 'x-view-as'];

/** Answers a GET of the API as if the caller had sent it alone; undefined if it fails. */
async function answerOf(request: FastifyRequest, address: string): Promise<unknown> {
  const { remoteAddress = '' } = request.socket;
  const headers = forwardedHeaders(request, READ_BY);
  const { statusCode, payload } = await request.server.inject({ url: `${API}/${address}`, headers, remoteAddress });
  return statusCode === 200 ? (JSON.parse(payload) as unknown) : undefined;
}

/** Combines the responses that every page needs first (docs/extensions.md, `session`). */
export const sessionCall = (sessionReadings: (tenantId: string) => readonly string[]): ApiCall => ({
  operation: {
    method: 'get',
    path: `${API}/${SESSION_CALL}`,
    operationId: 'mySession',
    tag: 'session',
    access: 'session',
    extension: true,
    summary: [
      'Ce par quoi chaque page commence\u00a0: droits, profil, préférences et compteurs',
      'What every page begins with: rights, profile, preferences and counters',
      'Womit jede Seite beginnt: Rechte, Profil, Einstellungen und Zähler',
      'Aquilo com que cada página começa: direitos, perfil, preferências e contadores',
    ],
    response: shape.object({ answers: { type: 'object', additionalProperties: {} } }),
  },
  async handle(request) {
    refuseQuery(request);
    const addresses = sessionReadings(tenantOf(request).id);
    const answers = await Promise.all(addresses.map((address) => answerOf(request, address)));
    const entries = addresses.map((address, index) => [address, answers[index]] as const);
    return { answers: Object.fromEntries(entries.filter(([, answer]) => answer !== undefined)) };
  },
});
