import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from '../../../src/resources/registry/registry';
import type { Settings } from '../../settings';
import { languageOf } from '../../words';
import { problem } from '../problem';
import { readParameters } from '../query/readParameters';
import { readYesOrNo } from '../query/readers';
import { API } from '../requireAccess';
import { queryOf } from '../resources/resourceContext';
import { sessionOf } from '../../identity/authenticate';
import { tenantOf } from '../tenantOf';
import type { WriteEffects } from '../resources/declaredRoutes';
import { answerChangeSet } from './answer';
import type { AskedRow } from './asked';
import { Effects } from './effects';
import { LINES_TYPE } from '../../../src/resources/protocol/jsonLines';
import { readChangeSet } from './readBody';
import { runChanges } from './run';
import { CallerQueues } from '../callerQueues';
import type { Spools } from './spools';
import { changeResolver } from './resolveChanges';
import { operationRuleOf } from '../../../src/resources/access/access';
import { mayDoSomewhere } from '../limits';

const WRITING = ['create', 'edit', 'delete'] as const;

/** True if a right lets the caller write; without one, a session may write only a few records of its own. */
function mayWriteMuch(request: FastifyRequest, registry: Registry): boolean {
  return registry.schemas.some((schema) =>
    WRITING.some(
      (action) =>
        (operationRuleOf(schema, action)?.rights ?? []).length > 0 && mayDoSomewhere(request, registry, schema, action),
    ),
  );
}

const MAX_KEY_LENGTH = 64;

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = [headers['idempotency-key']].flat()[0]?.trim();
  if (!key) return undefined;
  if (key.length <= MAX_KEY_LENGTH) return key;
  const issue = { code: 'tooLong', args: { max: MAX_KEY_LENGTH } };
  throw problem('invalidParameter', { errors: { 'Idempotency-Key': [issue] } });
}

export interface ChangeContext {
  readonly registry: Registry;
  readonly settings: Settings;
  readonly effects: WriteEffects;
  readonly spools: Spools;
}

const callerOf = (request: FastifyRequest): string => `${tenantOf(request).id} ${sessionOf(request).accountId}`;

/** Adds `POST /api/changeSets`, which previews or applies many writes together. */
export async function addChangeRoutes(
  app: FastifyInstance,
  { registry, settings, effects, spools }: ChangeContext,
): Promise<void> {
  // Per caller; waiting requests keep their bodies unread.
  const turns = new CallerQueues({ atOnce: 2, waiting: 64 });
  // Callers who may write only their own preferences and views need no imports, so the normal body limit applies.
  const small = { ...settings, MAX_CHANGES_BYTES: Math.min(settings.MAX_CHANGES_BYTES, settings.MAX_BODY_BYTES) };
  await app.register(async (scope) => {
    // The handler streams the body: in memory, an import would take as much as its whole file.
    scope.addContentTypeParser(LINES_TYPE, (_request, _payload, done) => done(null, undefined));
    scope.route({
      method: 'POST',
      url: `${API}/changeSets`,
      config: { access: 'session', accepts: ['application/json', LINES_TYPE] },
      async handler(request, reply) {
        const { Preview: isPreview = false } = readParameters(queryOf(request), { Preview: readYesOrNo });
        const key = keyOf(request);
        const context = { registry, settings: mayWriteMuch(request, registry) ? settings : small };
        return turns.take(callerOf(request), async () => {
          const asked = await spools.open<AskedRow>();
          try {
            const body = await readChangeSet(request, context.settings, changeResolver(request, registry), asked);
            const language = languageOf(request.headers['accept-language']);
            const run = { ...body, asked, spools, isPreview, key, language };
            return await answerChangeSet(request, reply, context, (answering, signal) =>
              runChanges(request, registry, run, new Effects(registry, effects), answering, signal),
            );
          } finally {
            await asked.close();
          }
        });
      },
    });
  });
}
