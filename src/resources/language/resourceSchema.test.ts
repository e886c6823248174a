import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineResource } from '../defineResource';
import { boolean } from '../fields/boolean/kind';
import { embedded } from '../fields/embedded/kind';
import { embeddedList } from '../fields/embeddedList/kind';
import { enumeration } from '../fields/enumeration/kind';
import { enumerationSet } from '../fields/enumerationSet/kind';
import { files } from '../fields/files/kind';
import { icon, type IconName } from '../fields/icon/kind';
import { money } from '../fields/money/kind';
import { reference } from '../fields/reference/kind';
import { referenceSet } from '../fields/referenceSet/kind';
import type { StoredFile } from '../fields/shared/stored';
import { text } from '../fields/text/kind';
import { isMoment } from './moments';
import type { Moment } from './comparedValues';
import type { RecordAction } from './recordActions';
import type { RecordOf } from './resourceSchema';

const LABEL = ['Nom', 'Name', 'Name', 'Nome'] as const;

const ETATS = [
  { value: 'EnAttente', label: LABEL, status: 'warning' },
  { value: 'Acceptee', label: LABEL, status: 'success' },
] as const;

const demandes = defineResource({
  name: 'Demandes',
  contract: true,
  label: { one: LABEL, many: LABEL },
  rights: 'X',
  fields: {
    titre: text({ label: LABEL, required: true }),
    etat: enumeration({ label: LABEL, required: true, options: ETATS }),
    jours: enumerationSet({
      label: LABEL,
      options: [
        { value: 'LU', label: LABEL },
        { value: 'MA', label: LABEL },
      ],
    }),
    prix: money({ label: LABEL }),
    actif: boolean({ label: LABEL, required: true }),
    icone: icon({ label: LABEL }),
    domaineId: reference({ label: LABEL, resource: 'Demandes' }),
    groupes: referenceSet({ label: LABEL, required: true, resource: 'Demandes' }),
    fichiers: files({ label: LABEL }),
    adresse: embedded({
      label: LABEL,
      required: true,
      fields: { ville: text({ label: LABEL, required: true }), rue: text({ label: LABEL }) },
    }),
    interventions: embeddedList({ label: LABEL, fields: { theme: text({ label: LABEL }) } }),
  },
  representation: 'titre',
  list: { columns: ['titre'], sort: { field: 'id', order: 'ASC' } },
});

type Demande = RecordOf<typeof demandes>;

describe('the type of a record', () => {
  it('is inferred from its declaration', () => {
    expectTypeOf<Demande>().toEqualTypeOf<
      { readonly id: number } & {
        readonly titre: string;
        readonly etat: 'EnAttente' | 'Acceptee';
        readonly jours: readonly ('LU' | 'MA')[] | null;
        readonly prix: number | null;
        readonly actif: boolean;
        readonly icone: IconName | null;
        readonly domaineId: number | null;
        readonly groupes: readonly number[];
        readonly fichiers: readonly StoredFile[] | null;
        readonly adresse: { readonly ville: string; readonly rue: string | null };
        readonly interventions: readonly { readonly theme: string | null }[] | null;
      }
    >();
    expect(Object.keys(demandes.fields)).toHaveLength(11);
  });

  it('refuses undeclared field names, and options that a kind lacks', () => {
    const options = {
      name: 'A',
      contract: true,
      label: { one: LABEL, many: LABEL },
      rights: 'A',
      fields: { libelle: text({ label: LABEL }) },
      representation: 'libelle',
    } as const;
    const sort = { field: 'libelle', order: 'ASC' } as const;
    // @ts-expect-error the column is misspelled
    const misspelled = defineResource({ ...options, list: { columns: ['libele'], sort } });
    expect(misspelled.list.columns).toEqual(['libele']);
    // @ts-expect-error a text has no currency
    expect(text({ label: LABEL, currency: 'EUR' }).kind).toBe('text');
    // @ts-expect-error the first half of a right has no level
    expect(defineResource({ ...options, rights: 'a:read', list: { columns: [], sort } }).rights).toBe('a:read');
  });

  it('refuses unknown parts of moments, conditions, formulas and actions', () => {
    // @ts-expect-error units stand in `plus`
    const beside: Moment = { moment: 'today', days: 30 };
    // @ts-expect-error a day has no hours
    const hours: Moment = { moment: 'today', plus: { hours: 2 } };
    // @ts-expect-error `plus` knows no day
    const unit: Moment = { moment: 'today', plus: { day: 30 } };
    expect([beside, hours, unit].some(isMoment)).toBe(false);
    const comparing = { field: 'fin', operator: 'lessThan' } as const;
    const required = [
      // @ts-expect-error units stand in `plus`
      text({ label: LABEL, requiredWhen: { ...comparing, value: { moment: 'today', days: 30 } } }),
      // @ts-expect-error also in a condition of conditions
      text({ label: LABEL, requiredWhen: { all: [{ ...comparing, value: { moment: 'today', days: 30 } }] } }),
      // @ts-expect-error there is no such moment
      text({ label: LABEL, requiredWhen: { ...comparing, value: { moment: 'tomorrow' } } }),
      // @ts-expect-error a value is no object of one's own
      text({ label: LABEL, requiredWhen: { ...comparing, value: { field: 'debut' } } }),
      // @ts-expect-error also in a formula
      text({ label: LABEL, formula: { first: [{ moment: 'today', days: 30 }] } }),
    ];
    expect(required).toHaveLength(5);
    const question = LABEL;
    const done = LABEL;
    // @ts-expect-error also in what an action sets
    const action: RecordAction<'fin'> = { label: LABEL, question, done, sets: { fin: { moment: 'today', days: 1 } } };
    expect(action.label).toBe(LABEL);
  });
});
