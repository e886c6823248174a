import type { Finding } from '../../../../src/planning/core/finding';
import type { Issues } from '../../../../src/resources/records/validate';

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

export function issuesOf(finding: Finding): Issues {
  const { code, args } = finding;
  // Reported like a reference to a missing record, because the record belongs to another one.
  const said = isForeign(finding) ? 'referenceMissing' : `slot${code.charAt(0).toUpperCase()}${code.slice(1)}`;
  const month = args?.['month'];
  const words = { ...args, ...(typeof month === 'string' && { month: readable(month) }) };
  return { [FIELD[code] ?? 'debut']: [{ code: said, ...(args && { args: words }) }] };
}
