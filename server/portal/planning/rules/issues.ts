import type { Finding } from '../../../../src/planning/core/finding';
import { LANGUAGES } from '../../../../src/resources/language/words';
import type { Issues } from '../../../../src/resources/records/validate';
import { timesText } from '../../../timesText';

/** The field that shows each finding; `debut` by default. */
const FIELD: Partial<Readonly<Record<Finding['code'], string>>> = {
  endBeforeStart: 'fin',
  tooLong: 'fin',
  nobody: 'salarieId',
  notEmployed: 'salarieId',
  foreignSite: 'siteId',
  foreignService: 'prestationId',
  foreignSubType: 'sousTypeCreneauId',
};

const isForeign = ({ code }: Finding): boolean => code.startsWith('foreign');

/** `2026-11` as `11/2026`. */
const readable = (month: string): string => month.replace(/^(\d+)-(\d+)$/, '$2/$1');

const codeOf = (finding: Finding): string => {
  const { code, args } = finding;
  // Reported like a reference to a missing record, because the record belongs to another one.
  if (isForeign(finding)) return 'referenceMissing';
  const name = code === 'absent' && args?.['isAbsence'] ? 'absence' : code;
  return `slot${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

/** The other slot of a clash, with its times in French where the reader's language is not known. */
const clashArgs = ({ start, end, title = '' }: NonNullable<Finding['args']>) => {
  const [from, to] = [Number(start), Number(end)];
  return { title, start: from, end: to, when: timesText(from, to, LANGUAGES[0]) };
};

export function issuesOf(finding: Finding): Issues {
  const { code, args } = finding;
  const month = args?.['month'];
  const words =
    args && code === 'absent'
      ? clashArgs(args)
      : { ...args, ...(typeof month === 'string' && { month: readable(month) }) };
  return { [FIELD[code] ?? 'debut']: [{ code: codeOf(finding), ...(args && { args: words }) }] };
}
