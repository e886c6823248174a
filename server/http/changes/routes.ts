import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from '../../../src/resources/registry';
import type { Settings } from '../../settings';
import { languageOf } from '../../words';
import { problem } from '../problem';
import { readParameters } from '../query/readParameters';
import { readYesOrNo } from '../query/readers';
import { API } from '../requireAccess';
import { queryOf } from '../resources/context';
import type { WriteEffects } from '../resources/routes';
import { answerChangeSet } from './answer';
import type { AskedRow } from './asked';
import { Effects } from './effects';
import { LINES_TYPE } from './lines';
import { readChangeSet } from './readBody';
import { runChanges } from './run';
import { Spool } from './spool';
import { understanding } from './understand';

const MAX_KEY_LENGTH = 64;

/** What a repetition is recognised by; undefined where it is not to be. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = [headers['idempotency-key']].flat()[0]?.trim();
  if (!key) return undefined;
  if (key.length <= MAX_KEY_LENGTH) return key;
  const issue = { code: 'tooLong', args: { max: MAX_KEY_LENGTH } };
  throw problem('invalidParameter', { errors: { 'Idempotency-Key': [issue] } });
}

/** What the calls of change sets work with. */
export interface ChangeContext {
  readonly registry: Registry;
  readonly settings: Settings;
  readonly effects: WriteEffects;
}

/** Adds `POST /api/changeSets`: many writes, previewed or applied as one. */
export async function addChangeRoutes(
  app: FastifyInstance,
  { registry, settings, effects }: ChangeContext,
): Promise<void> {
  await app.register(async (scope) => {
    // Read by the handler as they arrive: in memory, all lines together would be as large as the file they come from.
    scope.addContentTypeParser(LINES_TYPE, (_request, _payload, done) => done(null, undefined));
    scope.route({
      method: 'POST',
      url: `${API}/changeSets`,
      config: { access: 'session', accepts: ['application/json', LINES_TYPE] },
      async handler(request, reply) {
        const { Preview: isPreview = false } = readParameters(queryOf(request), { Preview: readYesOrNo });
        const key = keyOf(request);
        const asked = await Spool.open<AskedRow>();
        const body = await readChangeSet(request, settings, understanding(request, registry), asked).catch(
          async (error: unknown) => {
            await asked.close();
            throw error;
          },
        );
        const run = { ...body, asked, isPreview, key, language: languageOf(request.headers['accept-language']) };
        return answerChangeSet(request, reply, { registry, settings }, async (answering, signal) => {
          try {
            return await runChanges(request, registry, run, new Effects(registry, effects), answering, signal);
          } finally {
            await asked.close();
          }
        });
      },
    });
  });
}
