import type { FastifyPluginAsync } from 'fastify';
import { parseId } from '../../../src/resources/fields/shared/ids';
import { PEOPLE } from '../../../src/resources/registry/roles';
import { filesIn } from '../../http/body/uploadFields';
import { problem } from '../../http/problem';
import { readParameters, type RawQuery } from '../../http/query/readParameters';
import { readText } from '../../http/query/readers';
import { sendFile } from '../../http/resources/sendFile';
import { tenantOf } from '../../http/tenantOf';
import type { Identities } from '../identities';
import { isSigned } from './photoLink';

/**
 * Serves the picture of `GET /MyProfile` at `photo` + `sasToken`: the signature replaces the session, which an `<img>`
 * cannot send. An invalid or expired signature, or a replaced picture, is answered with `unknownRecord`. Register it
 * with the prefix `/api`.
 */
export const photoRoute: FastifyPluginAsync<{ readonly identities: Identities }> = async (app, { identities }) => {
  const config = { access: 'anonymous' } as const;
  app.get<{ Params: { fileId: string } }>('/MyProfile/photo/:fileId', { config }, async (request, reply) => {
    const given = readParameters(request.query as RawQuery, { user: readText, until: readText, signature: readText });
    const tenant = tenantOf(request);
    const { fileId } = request.params;
    const link = { userId: parseId(given.user) ?? 0, fileId, until: Number(given.until) };
    if (!isSigned(link, given.signature ?? '', identities.of(tenant).keys.cookies, new Date()))
      throw problem('unknownRecord');
    const person = await tenant.store.get(tenant.store.declared(PEOPLE), link.userId);
    const file = filesIn(person?.values['photo']).find(({ id }) => id === fileId);
    return sendFile(request, reply, tenant.files, file);
  });
};
