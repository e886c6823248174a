import type { Finding } from '../../../../src/planning/core/finding';
import type { Issues } from '../../../../src/resources/records/validate';

/** The field at which each is said; the others at the start. */
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

/** `2026-11` as people write it. */
const readable = (month: string): string => month.replace(/^(\d+)-(\d+)$/, '$2/$1');

/** What is wrong with a slot as the issue of a field. */
export function issuesOf(finding: Finding): Issues {
  const { code, args } = finding;
  // What belongs elsewhere is no record that can be pointed at.
  const said = isForeign(finding) ? 'referenceMissing' : `slot${code.charAt(0).toUpperCase()}${code.slice(1)}`;
  const month = args?.['month'];
  const words = { ...args, ...(typeof month === 'string' && { month: readable(month) }) };
  return { [FIELD[code] ?? 'debut']: [{ code: said, ...(args && { args: words }) }] };
}
