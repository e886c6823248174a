import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RuleSamples } from '../../../server/database/changes/ruleSamples';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Values } from './requests';

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.samples.ts'))
  .toSorted();

/** Samples that the row rules in code accept; each file of rules exports its own. */
const rules: readonly RuleSamples[] = await Promise.all(
  files.map(async (name) => {
    const { samples } = (await import(pathToFileURL(resolve('server', name)).href)) as { samples: RuleSamples };
    return samples;
  }),
);

const rulesOf = ({ name }: Pick<ResourceSchema, 'name'>) => rules.filter(({ resource }) => resource === name);

/** Adapts values so that row rules in code accept them; leaves those that only the declaration decides. */
export const agreed = (schema: Pick<ResourceSchema, 'name'>, values: Values, index: number): Values =>
  rulesOf(schema).reduce((accepted, { accept }) => accept(accepted, index), values);

export const agreedSets = (schema: Pick<ResourceSchema, 'name'>): readonly (readonly string[])[] =>
  rulesOf(schema).flatMap(({ together = [] }) => together);
