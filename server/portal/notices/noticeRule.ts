import type pg from 'pg';
import { isChoice, NOTICE_KINDS, readNarrowing, settingName, type Narrowing } from '../../../src/portal/noticeChoices';
import type { Registry } from '../../../src/resources/registry/registry';
import { Fonctions } from '../../../src/resources/schemas/acces';
import { InformationsAdditionnelles } from '../../../src/resources/schemas/notices';
import { parametres } from '../../../src/resources/schemas/systeme';
import type { Issues } from '../../../src/resources/records/validate';
import { refused, type Refusal, type RowRule, type WrittenRow } from '../../database/changes/changeTypes';
import { sql, toQuery } from '../../database/sql';
import { tableIn } from '../../database/tables/tableAt';
import { idsOf } from './idsOf';
import type { Values } from '../../../src/resources/language/values';

/** Fields that only a notice about a company may have (section 3 of the specification). */
const OF_COMPANIES = ['tagsId', 'refreshDateDerniereVisite'] as const;

const companyIssues = (after: Values): Issues =>
  after['cibleType'] === 'Entreprise'
    ? {}
    : Object.fromEntries(
        OF_COMPANIES.filter((name) => after[name] === true || idsOf(after[name]).length > 0).map((name) => [
          name,
          [{ code: 'onlyForCompanies' }],
        ]),
      );

/** The functions or groups that a write adds; stored ones may stay unless the kind of target changes. */
function newIn(name: string, { before, after }: WrittenRow): readonly number[] {
  const known = before?.['cibleType'] === after?.['cibleType'] ? idsOf(before?.[name]) : [];
  return idsOf(after?.[name]).filter((id) => !known.includes(id));
}

interface Choices {
  readonly isFunction: (kind: string, id: number) => boolean;
  readonly isGroup: (kind: string, id: number) => boolean;
}

async function readChoices(client: pg.ClientBase, schema: string): Promise<Choices> {
  const names = NOTICE_KINDS.flatMap((kind) => [settingName('droits', kind), settingName('groupes', kind)]);
  const settings = await client.query<{ nom: string; valeur: string | null }>(
    toQuery(sql`select nom, valeur from ${tableIn(schema, parametres)} where nom = any(${names})`),
  );
  const narrowings = new Map<string, Narrowing>(settings.rows.map(({ nom, valeur }) => [nom, readNarrowing(valeur)]));
  const functions = await client.query<{ id: string; code: string }>(
    toQuery(sql`select id, code from ${tableIn(schema, Fonctions)}`),
  );
  const codes = new Map(functions.rows.map(({ id, code }) => [Number(id), code]));
  const of = (name: string) => narrowings.get(name) ?? { only: [], remove: [] };
  return {
    isFunction: (kind, id) => isChoice(of(settingName('droits', kind)), codes.get(id) ?? ''),
    isGroup: (kind, id) => isChoice(of(settingName('groupes', kind)), id),
  };
}

/**
 * Rules of notices beyond their declaration: only those about companies have tags and a date of the last visit, and
 * the audience is restricted to the functions and groups that the settings allow (section 6 of the specification).
 */
const noticeRule: RowRule = {
  resources: [InformationsAdditionnelles.name],
  async refuses(client, schema, rows) {
    const refusals = new Map<number, Refusal>();
    const written = rows.filter(({ after }) => after !== undefined);
    const addressed = written.filter(
      (row) => newIn('fonctionsAllowed', row).length + newIn('groupesAllowed', row).length > 0,
    );
    const choices = addressed.length > 0 ? await readChoices(client, schema) : undefined;
    for (const row of written) {
      const kind = String(row.after?.['cibleType']);
      const isWrong = (name: string, is?: (kind: string, id: number) => boolean) =>
        is !== undefined && newIn(name, row).some((id) => !is(kind, id));
      const issues: Issues = {
        ...companyIssues(row.after ?? {}),
        ...(isWrong('fonctionsAllowed', choices?.isFunction) && { fonctionsAllowed: [{ code: 'notAChoice' }] }),
        ...(isWrong('groupesAllowed', choices?.isGroup) && { groupesAllowed: [{ code: 'notAChoice' }] }),
      };
      if (Object.keys(issues).length > 0) refusals.set(row.place, refused('invalid', issues));
    }
    return refusals;
  },
};

/** The rule applies only if both notices and settings are declared. */
export const noticeRules = ({ schemas }: Pick<Registry, 'schemas'>): readonly RowRule[] =>
  [InformationsAdditionnelles, parametres].every(({ name }) => schemas.some((schema) => schema.name === name))
    ? [noticeRule]
    : [];
