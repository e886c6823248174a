import { PLANNING_ZONE } from '../../../resources/fields/shared/zone';
import { readMoment, type Moment } from './moments';
import { ruleOk, unreadable, unsupported, type RuleResult } from './ruleIssue';

/** A content line of RFC 5545: `DTSTART;TZID=Europe/Paris:20270105T090000`. */
interface Line {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

export interface RuleText {
  readonly start: Moment | undefined;
  /** Parts of the RRULE by upper-case name. */
  readonly parts: ReadonlyMap<string, string>;
  readonly exceptions: readonly Moment[];
}

const pairsOf = (text: string): ReadonlyMap<string, string> | undefined => {
  const pairs = text.split(';').map((pair) => /^\s*([\w-]+)=(.+?)\s*$/.exec(pair));
  const named = pairs.flatMap((pair) => (pair ? [[(pair[1] ?? '').toUpperCase(), pair[2] ?? ''] as const] : []));
  const map = new Map(named);
  return map.size === pairs.length ? map : undefined;
};

/** A line without a name is read as an RRULE. */
function readLine(text: string): Line | undefined {
  const [, name = 'RRULE', given = '', value = text] = /^([\w-]+)((?:;[^:]*)?):(.*)$/.exec(text) ?? [];
  const parameters = given === '' ? new Map<string, string>() : pairsOf(given.slice(1));
  return parameters && { name: name.toUpperCase(), parameters, value: value.trim() };
}

/** Parses the dates of a line; only the plan's time zone is supported. */
function momentsOf({ parameters, value }: Line): RuleResult<readonly Moment[]> {
  const zone = parameters.get('TZID');
  if (zone !== undefined && zone.toLowerCase() !== PLANNING_ZONE.toLowerCase()) return unsupported(`TZID=${zone}`);
  const moments = value.split(',').map((one) => readMoment(one.trim()));
  return moments.some((one) => !one) ? unreadable() : ruleOk(moments.flatMap((one) => one ?? []));
}

/** Parses the lines of a rule: one RRULE, at most one DTSTART, any number of EXDATE. */
export function readRuleText(text: string): RuleResult<RuleText> {
  const unfolded = text.replace(/\r?\n[ \t]/g, '');
  const texts = unfolded.split(/\r?\n/).filter((line) => line.trim() !== '');
  let start: Moment | undefined;
  let parts: ReadonlyMap<string, string> | undefined;
  const exceptions: Moment[] = [];
  for (const line of texts.map((one) => readLine(one.trim()))) {
    if (!line) return unreadable();
    if (line.name === 'RRULE') {
      if (parts) return unsupported('RRULE, RRULE');
      parts = pairsOf(line.value.replace(/;$/, ''));
      if (!parts) return unreadable();
    } else if (line.name === 'DTSTART' || line.name === 'EXDATE') {
      const moments = momentsOf(line);
      if (!moments.ok) return moments;
      if (line.name === 'EXDATE') exceptions.push(...moments.value);
      else if (start || moments.value.length !== 1) return unreadable();
      else [start] = moments.value;
    } else return unsupported(line.name);
  }
  return parts ? ruleOk({ start, parts, exceptions }) : unreadable();
}
