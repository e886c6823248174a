import { expect } from 'vitest';
import { applyChanges } from '../../../server/seed/applyRows';
import { operationRuleOf, type Action } from '../../../src/resources/access/access';
import type { Audience } from '../../../src/resources/language/audience';
import { parametersOf, type Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Parents } from './addresses';
import { caseIf, type Case } from './cases';
import { idsOf } from './expected';
import { callsOf, expectAll, recordCalls, recordOf } from './operations';
import type { Subject } from './subject';
import type { Surroundings } from './surroundings';

/** Arbitrary ids, for counting requests. */
const onesFor = ({ name }: ResourceSchema): Parents => Object.fromEntries(parametersOf(name).map((one) => [one, 1]));

const ACTIONS: readonly Action[] = ['list', 'show', 'create', 'edit', 'delete'];

const WORDS: Readonly<Record<Action, string>> = {
  list: 'listed',
  show: 'read',
  create: 'created',
  edit: 'changed',
  delete: 'deleted',
};

const lackingCases = (schema: ResourceSchema, { people }: Surroundings): readonly Case[] =>
  ACTIONS.flatMap((action) => {
    const calls = callsOf(schema, { id: 1 }, onesFor(schema)).filter((call) => call.action === action);
    const rights = operationRuleOf(schema, action)?.rights;
    return caseIf(
      calls.length > 0 && rights !== undefined,
      `is not ${WORDS[action]} without the right`,
      async (subject) => {
        const own = callsOf(schema, recordOf(subject), subject.parents).filter((call) => call.action === action);
        await people.lacking(rights ?? [], (token) => expectAll(subject, own, 403, token));
      },
    );
  });

async function isForEverybody(subject: Subject, { people }: Surroundings): Promise<void> {
  const reads = callsOf(subject.schema, recordOf(subject), subject.parents).filter(
    ({ action, url }) => ['list', 'show'].includes(action) && !url.endsWith('/download'),
  );
  await expectAll(subject, reads, 200, people.nobody);
  await expectAll(subject, reads, 401, null);
}

async function isOnlyTheirs(subject: Subject, { people }: Surroundings): Promise<void> {
  const { schema, addresses, first } = subject;
  await expectAll(subject, recordCalls(schema, addresses, first.answer), 404, people.nobody);
  expect(await subject.list({}, { as: people.nobody })).toEqual([]);
  expect(await subject.read(first.answer)).toMatchObject(first.answer);
}

/** The audience of a resource's records; a view has that of its source. */
const audienceOf = ({ view, audience }: ResourceSchema, registry: Registry): Audience | undefined =>
  view ? registry.get(view.resource).audience : audience;

async function isOnlyForItsAudience(subject: Subject, { people, registry }: Surroundings): Promise<void> {
  const { world, schema, addresses, first } = subject;
  const rightsTo = (action: Action) => operationRuleOf(schema, action)?.rights ?? [];
  // The rights to list and update such records.
  const held = (['list', 'edit'] as const).flatMap((action) => rightsTo(action).slice(0, 1));
  const calls = recordCalls(schema, addresses, first.answer);
  const opened = calls.filter(({ action }) => rightsTo(action).some((right) => held.includes(right)));
  const groups = first.answer[audienceOf(schema, registry)?.groupes ?? ''];
  await people.holding(held, async ({ id, token }) => {
    expect(await subject.list({}, { as: token })).toEqual([]);
    // Permitted actions do not find the record; others are refused whatever the record.
    await expectAll(subject, opened, 404, token);
    const closed = calls.filter((call) => !opened.includes(call));
    await expectAll(subject, closed, 403, token);
    const members = registry.get('Groupes/{groupeId}/membres');
    const parents = { groupeId: Array.isArray(groups) ? Number(groups[0]) : 0 };
    const membership = await world.store(members, { parents, given: { membreId: id } });
    expect(idsOf(await subject.list({}, { as: token }))).toContain(first.answer.id);
    expect(await subject.json('GET', addresses.read(first.answer), { as: token })).toEqual(first.answer);
    await applyChanges(world.server.tenant, [{ resource: members.name, action: 'delete', id: membership, parents }]);
  });
}

export const rightCases = (schema: ResourceSchema, surroundings: Surroundings): readonly Case[] => [
  ...(surroundings.areRefusalsProved ? [] : lackingCases(schema, surroundings)),
  ...caseIf(
    schema.ownedBy === undefined && operationRuleOf(schema, 'list') === undefined,
    'is read by everybody who is signed in, and by nobody else',
    (subject) => isForEverybody(subject, surroundings),
  ),
  ...caseIf(
    audienceOf(schema, surroundings.registry) !== undefined,
    'is seen by those whom it is addressed to, and by nobody else',
    (subject) => isOnlyForItsAudience(subject, surroundings),
  ),
  ...caseIf(schema.ownedBy !== undefined, 'is nobody else’s', (subject) => isOnlyTheirs(subject, surroundings)),
];
