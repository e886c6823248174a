import type { JsonSchema } from '../../src/resources/language/kind';
import type { FuzzOperation } from './operations';
import type { Random } from './random';
import type { KnownRecords } from './records';
import type { SoundValues } from './soundValues';

interface Collection {
  readonly template: string;
  readonly schema: JsonSchema;
}

const PREFIX = '/api/';

export function collectionsOf(operations: readonly FuzzOperation[]): readonly Collection[] {
  return operations.flatMap(({ method, template, content }) => {
    const schema = content?.['application/json']?.schema;
    const creates = method === 'POST' && template.startsWith(PREFIX) && typeof schema?.['$ref'] === 'string';
    return creates && schema ? [{ template, schema }] : [];
  });
}

/** A change set over any collections, because the operation's schema does not describe their values. */
export function changeSetFor(
  collections: readonly Collection[],
  {
    soundValue,
    known,
    random,
  }: { readonly soundValue: SoundValues; readonly known: KnownRecords; readonly random: Random },
): unknown {
  const changes = Array.from({ length: random.pick([1, 1, 2, 3, 8]) }, (_, index) => {
    const { template, schema } = random.pick(collections) ?? { template: '/api/Themes', schema: {} };
    const action = random.pick(['create', 'create', 'update', 'delete']);
    const addressed = known.parametersFor(`${template}/{id}`, random);
    const names = [...addressed];
    const collection = template.slice(PREFIX.length).replace(/\{\w+\}/g, () => names.shift() ?? '1');
    return {
      collection,
      action,
      ...(action !== 'create' && { id: Number(addressed.at(-1)) }),
      ...(action === 'create' && random.chance(0.3) && { handle: `l${index}` }),
      ...(action !== 'create' && random.chance(0.2) && { version: random.below(4) }),
      ...(action !== 'delete' && { values: soundValue(schema, random) }),
    };
  });
  return { changes, ...(random.chance(0.5) && { mode: random.pick(['all', 'good']) }) };
}
