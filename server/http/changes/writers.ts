import type { FastifyRequest } from 'fastify';
import { operationRuleOf } from '../../../src/resources/access/access';
import type { Registry } from '../../../src/resources/registry/registry';
import { mayDoSomewhere } from '../limits';

const WRITING = ['create', 'edit', 'delete'] as const;

/** Whether a caller may write records that a right opens: what every session may write is small, and its own. */
export function mayWriteMuch(request: FastifyRequest, registry: Registry): boolean {
  return registry.schemas.some((schema) =>
    WRITING.some(
      (action) =>
        (operationRuleOf(schema, action)?.rights ?? []).length > 0 && mayDoSomewhere(request, registry, schema, action),
    ),
  );
}
