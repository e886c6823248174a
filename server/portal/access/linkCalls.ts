import type { FastifyRequest } from 'fastify';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { ApiCall } from '../../http/calls/apiCall';
import { bodyOf, refuseQuery, withAddress } from '../../http/calls/requestParts';
import { GIVE, identityOf } from './identityAddress';
import { addLink, removeLinks } from './links';

type Described = Pick<ApiCall['operation'], 'path' | 'operationId' | 'summary' | 'response' | 'body' | 'optionalBody'>;

type LinkValues = Readonly<Record<string, unknown>>;

interface GivenLink extends Described {
  readonly link: ResourceSchema;
  /** The values of the link; by default the body's, with the person of the address. */
  readonly values?: (request: FastifyRequest) => Promise<LinkValues>;
  /** @throws {ProblemError} if the link may not be granted */
  readonly check?: (request: FastifyRequest, values: LinkValues) => Promise<void>;
}

const toPerson = async (request: FastifyRequest): Promise<LinkValues> => {
  const identityId = await identityOf(request);
  return withAddress(bodyOf(request), { identityId });
};

export const giveCall = ({ link, values = toPerson, check, ...operation }: GivenLink): ApiCall => ({
  operation: { ...GIVE, method: 'post', status: 201, ...operation },
  async handle(request) {
    refuseQuery(request);
    const given = await values(request);
    await check?.(request, given);
    return addLink(request, link, given);
  },
});

interface TakenLink extends Described {
  readonly link: ResourceSchema;
  readonly match: (request: FastifyRequest) => Parameters<typeof removeLinks>[2];
}

export const takeCall = ({ link, match, ...operation }: TakenLink): ApiCall => ({
  operation: { ...GIVE, method: 'delete', ...operation },
  async handle(request) {
    refuseQuery(request);
    return removeLinks(request, link, match(request));
  },
});
