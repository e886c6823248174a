import type { FastifyRequest } from 'fastify';
import { mayDo, operationRuleOf } from '../../../src/resources/access';
import type { Registry } from '../../../src/resources/registry';
import { sessionOf } from '../../identity/authenticate';

const WRITING = ['create', 'edit', 'delete'] as const;

/** Whether a caller may write records that a right opens: what every session may write is small, and its own. */
export function mayWriteMuch(request: FastifyRequest, registry: Registry): boolean {
  const { grants } = sessionOf(request);
  return registry.schemas.some((schema) =>
    WRITING.some(
      (action) => (operationRuleOf(schema, action)?.rights ?? []).length > 0 && mayDo(schema, action, grants),
    ),
  );
}
