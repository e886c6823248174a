import { kindOf } from '../fields/kinds';
import { conditionAt } from '../language/moments';
import type { SummaryCard } from '../language/nesting';
import type { ResourceSchema } from '../language/resourceSchema';
import { checkCondition } from './conditions';
import { suggest, type Finding } from './report';

/** S065, S066 and the condition of a summary card. */
function checkCard(name: string, card: SummaryCard, schema: ResourceSchema, schemas: readonly ResourceSchema[]) {
  const below = schemas.filter(({ parent }) => parent?.resource === schema.name);
  const collection = below.find((one) => one.name === card.collection);
  if (!collection) {
    const names = below.map((one) => one.name);
    const message = `the card '${name}' shows '${card.collection}', which does not hang below it${suggest(card.collection, names)}`;
    return [{ code: 'S065' as const, message }];
  }
  const fields = Object.keys(collection.fields);
  const unknown = [
    ...card.columns.filter((column) => !fields.includes(column)),
    ...(['id', ...fields].includes(card.sort.field) ? [] : [card.sort.field]),
  ];
  return [
    ...unknown.map((field) => ({
      code: 'S066' as const,
      message: `the card '${name}' names '${field}', which is not a field of '${collection.name}'${suggest(field, fields)}`,
    })),
    ...(card.where ? checkCondition(conditionAt(card.where, new Date()), collection.fields) : []),
  ];
}

/** S081: the slots of a plan must refer to the record, and their columns must be fields. */
function checkPlan({ name, plan }: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  if (!plan) return [];
  const slots = schemas.find((one) => one.name === plan.resource);
  if (!slots) {
    const names = schemas.map((one) => one.name);
    const message = `its plan is made of '${plan.resource}', which is not declared${suggest(plan.resource, names)}`;
    return [{ code: 'S081', message }];
  }
  const fields = Object.keys(slots.fields);
  const pointer = slots.fields[plan.of];
  const unknown = [plan.of, ...plan.columns].filter((field) => !fields.includes(field));
  const isPointer = pointer === undefined || kindOf(pointer).reference?.(pointer).resource === name;
  return [
    ...unknown.map((field) => ({
      code: 'S081' as const,
      message: `its plan names '${field}', which is not a field of '${slots.name}'${suggest(field, fields)}`,
    })),
    ...(isPointer ? [] : [{ code: 'S081' as const, message: `'${plan.of}' of its plan does not point at '${name}'` }]),
    ...[plan.coming, plan.everybody].flatMap((condition) =>
      condition ? checkCondition(conditionAt(condition, new Date()), slots.fields) : [],
    ),
  ];
}

/** S064 to S067, S081: summary, tabs and plan of the details page. */
export function checkPage(schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  const { summary, fields, tab, parent } = schema;
  const names = Object.keys(fields);
  const above = schemas.find(({ name }) => name === parent?.resource);
  const groups = Object.keys(above?.tabGroups ?? {});
  const isLost = tab?.group !== undefined && above !== undefined && !groups.includes(tab.group);
  return [
    ...(summary?.fields ?? [])
      .filter((name) => !names.includes(name))
      .map((name) => ({
        code: 'S064' as const,
        message: `the summary shows '${name}', which is not a field${suggest(name, names)}`,
      })),
    ...Object.entries(summary?.cards ?? {}).flatMap(([name, card]) => checkCard(name, card, schema, schemas)),
    ...checkPlan(schema, schemas),
    ...(tab && !parent ? [{ code: 'S067' as const, message: 'it has a tab, but hangs below nothing' }] : []),
    ...(isLost
      ? [
          {
            code: 'S067' as const,
            message: `its tab stands in '${tab.group}', which is no group of '${above.name}'${suggest(tab.group, groups)}`,
          },
        ]
      : []),
  ];
}
