import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RuleSamples } from '../../../server/database/changes/ruleSamples';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Values } from './requests';

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.samples.ts'))
  .toSorted();

/** What code asks of the values of records besides their declarations, as it stands beside each row rule. */
const rules: readonly RuleSamples[] = await Promise.all(
  files.map(async (name) => {
    const { samples } = (await import(pathToFileURL(resolve('server', name)).href)) as { samples: RuleSamples };
    return samples;
  }),
);

const rulesOf = ({ name }: Pick<ResourceSchema, 'name'>) => rules.filter(({ resource }) => resource === name);

/** Values of a record as code takes them; what its declaration alone decides is as it was. */
export const agreed = (schema: Pick<ResourceSchema, 'name'>, values: Values, index: number): Values =>
  rulesOf(schema).reduce((accepted, { accept }) => accept(accepted, index), values);

/** The sets of fields that code takes only together. */
export const agreedSets = (schema: Pick<ResourceSchema, 'name'>): readonly (readonly string[])[] =>
  rulesOf(schema).flatMap(({ together = [] }) => together);
