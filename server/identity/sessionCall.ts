import type { FastifyRequest } from 'fastify';
import { SESSION_CALL } from '../../src/resources/protocol/sessionCall';
import type { ApiCall } from '../http/calls/apiCall';
import { refuseQuery } from '../http/calls/requestParts';
import * as shape from '../http/calls/shapes';
import { forwardedHeaders } from '../http/forwardedHeaders';
import { API } from '../http/requireAccess';
import { tenantOf } from '../http/tenantOf';

/** The headers that a reading depends on. */
const READ_BY = ['authorization', 'accept-language', 'x-view-as'];

/** Answers a reading of the API as if the caller had asked for it alone; undefined where it fails. */
async function answerOf(request: FastifyRequest, address: string): Promise<unknown> {
  const { remoteAddress = '' } = request.socket;
  const headers = forwardedHeaders(request, READ_BY);
  const { statusCode, payload } = await request.server.inject({ url: `${API}/${address}`, headers, remoteAddress });
  return statusCode === 200 ? (JSON.parse(payload) as unknown) : undefined;
}

/** What every page of the front end begins with, in one answer (docs/extensions.md, `session`). @param sessionReadings the addresses that it answers */
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
