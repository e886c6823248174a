import { placeholdersIn } from '../common/placeholders';
import { isKindName, kindOf } from '../fields/kinds';
import { asksOther } from '../language/condition';
import type { FollowUp } from '../language/followUp';
import type { ResourceSchema } from '../language/resourceSchema';
import { PEOPLE } from '../registry/roles';
import { checkCondition } from './conditions';
import { suggest, type Finding } from './report';

const NAME = /^[a-z][a-zA-Z0-9]*$/;

const wrong = (message: string, field?: string): Finding => ({ code: 'S110', ...(field && { field }), message });

/** Names that are not fields. */
const unknown = ({ fields }: ResourceSchema, names: readonly string[], what: string): Finding[] =>
  names
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => wrong(`${what} names '${name}', which is not a field${suggest(name, Object.keys(fields))}`));

const pointsAt = ({ fields }: ResourceSchema, name: string): string | undefined => {
  const spec = fields[name];
  return spec && isKindName(spec.kind) ? kindOf(spec).reference?.(spec)?.resource : undefined;
};

function checkMail(schema: ResourceSchema, { to, subject, text }: NonNullable<FollowUp['mail']>): Finding[] {
  const named = [...new Set([...subject, ...text].flatMap(placeholdersIn))];
  const isPerson = pointsAt(schema, to) === PEOPLE;
  const isReceiver = isPerson || schema.fields[to]?.kind === 'email' || !Object.hasOwn(schema.fields, to);
  return [
    ...unknown(schema, [to, ...named], 'a mail'),
    ...(isReceiver ? [] : [wrong('a mail goes to it, which holds neither users nor an address', to)]),
    ...named
      .filter((name) => pointsAt(schema, name) !== undefined)
      .map((name) => wrong('a mail says its value, which is the number of another record', name)),
  ];
}

/** What a day may be of, by the column of its field. */
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

function checkFollowUp(schema: ResourceSchema, followUp: FollowUp): Finding[] {
  const { on, changed = [], when, webhook, mail } = followUp;
  return [
    ...(on.length > 0 ? [] : [wrong('what follows a write says after which')]),
    ...(webhook || mail ? [] : [wrong('what follows a write does nothing')]),
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
    ...(mail ? checkMail(schema, mail) : []),
  ];
}

/** S110, and S026 to S028 of the conditions: what follows a write. */
export const checkFollowUps = (schema: ResourceSchema): Finding[] => [
  ...(schema.after.length > 0 && (schema.view || schema.computed)
    ? [wrong('it is never written, and nothing follows')]
    : []),
  ...schema.after.flatMap((one) => checkFollowUp(schema, one)),
];
