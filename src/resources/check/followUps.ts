import { isObject } from '../common/isObject';
import { placeholdersIn } from '../common/placeholders';
import { isKindName, kindOf } from '../fields/kinds';
import { asksOther } from '../language/condition';
import type { FollowUp, FollowUpChange } from '../language/followUp';
import { isMoment, momentOn } from '../language/moments';
import type { ResourceSchema } from '../language/resourceSchema';
import { PEOPLE } from '../registry/roles';
import { checkCondition } from './conditions';
import { suggest, type Finding } from './report';

const NAME = /^[a-z][a-zA-Z0-9]*$/;

const wrong = (message: string, field?: string): Finding => ({ code: 'S110', ...(field && { field }), message });

const unknown = ({ fields }: ResourceSchema, names: readonly string[], what: string): Finding[] =>
  names
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => wrong(`${what} names '${name}', which is not a field${suggest(name, Object.keys(fields))}`));

const pointsAt = ({ fields }: ResourceSchema, name: string): string | undefined => {
  const spec = fields[name];
  return spec && isKindName(spec.kind) ? kindOf(spec).reference?.(spec)?.resource : undefined;
};

/** Problems of a follow-up's texts: unknown fields, and references, which would print an id. */
function checkWords(schema: ResourceSchema, texts: readonly (readonly string[])[], what: string): Finding[] {
  const named = [...new Set(texts.flatMap((words) => words.flatMap(placeholdersIn)))];
  return [
    ...unknown(schema, named, what),
    ...named
      .filter((name) => pointsAt(schema, name) !== undefined)
      .map((name) => wrong(`${what} says its value, which is the number of another record`, name)),
  ];
}

/** Problems of a recipient: it must be users or an address. */
function checkReceiver(schema: ResourceSchema, to: string, what: string, kinds: readonly string[]): Finding[] {
  const isReceiver =
    pointsAt(schema, to) === PEOPLE ||
    kinds.includes(schema.fields[to]?.kind ?? '') ||
    !Object.hasOwn(schema.fields, to);
  const held = kinds.length > 0 ? 'holds neither users nor an address' : 'holds no users';
  return [...unknown(schema, [to], what), ...(isReceiver ? [] : [wrong(`${what} goes to it, which ${held}`, to)])];
}

function checkMail(
  schema: ResourceSchema,
  schemas: readonly ResourceSchema[],
  { to, subject, text }: NonNullable<FollowUp['mail']>,
): Finding[] {
  const words = checkWords(schema, [subject, text], 'a mail');
  if (typeof to === 'string') return [...checkReceiver(schema, to, 'a mail', ['email']), ...words];
  const below = schemas.find(
    ({ name, parent, view }) => name === to.below && parent?.resource === schema.name && !view,
  );
  if (!below) return [wrong(`a mail goes to those of '${to.below}', which does not hang below it`), ...words];
  return [...checkReceiver(below, to.field, 'a mail', ['email']), ...words];
}

const RIGHT = /^[A-Z][A-Z0-9_]*:(read|create|update|admin)$/;

function checkNotification(schema: ResourceSchema, { to, text }: NonNullable<FollowUp['notification']>): Finding[] {
  const words = checkWords(schema, [text], 'a notification');
  if (typeof to === 'string') return [...checkReceiver(schema, to, 'a notification', []), ...words];
  return [
    ...(to.rights.length > 0 ? [] : [wrong('a notification goes to nobody')]),
    ...to.rights
      .filter((right) => !RIGHT.test(right))
      .map((right) => wrong(`a notification goes to holders of '${right}', which is no right, as 'PAIE:read' is one`)),
    ...words,
  ];
}

/** The resource that a follow-up changes, or the reason why it cannot. */
function changedBy(
  schema: ResourceSchema,
  schemas: readonly ResourceSchema[],
  { reference, above, creates }: FollowUpChange,
): ResourceSchema | string {
  const ways = [reference, above, creates].filter((way) => way !== undefined);
  if (ways.length !== 1) return 'names one of reference, above and creates';
  const name = creates ?? (above ? schema.parent?.resource : pointsAt(schema, reference ?? ''));
  const target = schemas.find((one) => one.name === name);
  if (!target || target.view || target.computed) return `is made in '${name ?? reference}', which stores no records`;
  const isNear = !target.parent || above || (creates !== undefined && target.parent.resource === schema.name);
  return isNear ? target : `is made in '${target.name}', of which it does not know what is above`;
}

/** Problem of a value that a follow-up sets. */
function checkSet(schema: ResourceSchema, target: ResourceSchema, field: string, value: unknown): string | undefined {
  const spec = target.fields[field];
  if (!spec)
    return `sets '${field}', which is not a field of '${target.name}'${suggest(field, Object.keys(target.fields))}`;
  if (spec.formula) return `sets '${field}' of '${target.name}', which is computed`;
  if (!isKindName(spec.kind)) return undefined;
  if (isObject(value) && typeof value['from'] === 'string') {
    const { from } = value;
    const own = schema.fields[from];
    if (!own && from !== 'id')
      return `takes '${from}', which is not a field${suggest(from, Object.keys(schema.fields))}`;
    const column = own && isKindName(own.kind) ? kindOf(own).column(own) : 'bigint';
    return column === kindOf(spec).column(spec)
      ? undefined
      : `sets '${field}' to what '${from}' holds, which is of another kind`;
  }
  const given = isMoment(value) ? momentOn(value, new Date()) : value;
  return given === null || kindOf(spec).parse(given, spec).ok
    ? undefined
    : `sets '${field}' to ${JSON.stringify(value)}, which it cannot hold`;
}

function checkChange(schema: ResourceSchema, schemas: readonly ResourceSchema[], change: FollowUpChange): Finding[] {
  const target = changedBy(schema, schemas, change);
  if (typeof target === 'string') return [wrong(`a change ${target}`)];
  const missing =
    change.creates === undefined
      ? []
      : Object.entries(target.fields).flatMap(([name, { required, initial }]) =>
          required && initial === undefined && !Object.hasOwn(change.sets, name) ? [name] : [],
        );
  const wrongSets = Object.entries(change.sets).flatMap(
    ([field, value]) => checkSet(schema, target, field, value) ?? [],
  );
  return [
    ...wrongSets.map((message) => wrong(`a change ${message}`)),
    ...missing.map((name) => wrong(`a change makes records of '${target.name}' without '${name}', which they need`)),
    ...(Object.keys(change.sets).length > 0 ? [] : [wrong('a change sets nothing')]),
  ];
}

/** Column types of the day of a follow-up. */
const TIMES: readonly string[] = ['date', 'timestamptz'];

function checkDay(schema: ResourceSchema, { on, changed, at }: FollowUp): Finding[] {
  if (!at) return [];
  const spec = schema.fields[at.field];
  const isTime = !spec || !isKindName(spec.kind) || TIMES.includes(kindOf(spec).column(spec));
  const isPlanned = on.includes('create') && on.includes('update') && !on.includes('delete') && !changed;
  return [
    ...unknown(schema, [at.field], 'a day'),
    ...(isTime ? [] : [wrong('it is no day on which something follows', at.field)]),
    ...(Number.isInteger(at.days ?? 0) ? [] : [wrong('days are counted in whole ones', at.field)]),
    ...(isPlanned ? [] : [wrong('what follows on a day is planned anew with each creation and update', at.field)]),
  ];
}

function checkFollowUp(schema: ResourceSchema, schemas: readonly ResourceSchema[], followUp: FollowUp): Finding[] {
  const { on, changed = [], when, at, webhook, mail, notification, change } = followUp;
  return [
    ...(on.length > 0 ? [] : [wrong('what follows a write says after which')]),
    ...(webhook || mail || notification || change ? [] : [wrong('what follows a write does nothing')]),
    ...(changed.length > 0 && !on.includes('update')
      ? [wrong("'changed' is asked of updates, which it does not follow")]
      : []),
    ...checkDay(schema, followUp),
    ...unknown(schema, changed, "'changed'"),
    ...(when && asksOther(when) ? [wrong('its condition asks for another record')] : []),
    ...(when && !asksOther(when) ? checkCondition(when, schema.fields) : []),
    ...(webhook && !NAME.test(webhook.name)
      ? [wrong(`the webhook '${webhook.name}' is not called like signatureContrat`)]
      : []),
    ...(webhook ? unknown(schema, webhook.fields, 'a webhook') : []),
    ...(mail ? checkMail(schema, schemas, mail) : []),
    ...(notification ? checkNotification(schema, notification) : []),
    ...(change ? checkChange(schema, schemas, change) : []),
    ...(change && at ? [wrong('a change is made with the write, and on no day')] : []),
  ];
}

/** S110, and S026 to S028 of its conditions: follow-ups of writes. */
export const checkFollowUps = (schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] => [
  ...(schema.after.length > 0 && (schema.view || schema.computed)
    ? [wrong('it is never written, and nothing follows')]
    : []),
  ...schema.after.flatMap((one) => checkFollowUp(schema, schemas, one)),
];
