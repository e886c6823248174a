import type { ResourceSchema } from '../../../src/resources/types';
import type { Values } from './requests';

const HOUR = 3_600_000;

/** A slot is a person's or for everyone, and ends some hours after its start (`server/planning/rules`). */
function slot(values: Values, index: number): Values {
  const isShared = typeof values['salarieId'] !== 'number';
  const { debut } = values;
  return {
    ...values,
    ...(isShared ? { salarieId: null, isForSystem: true } : { isForSystem: false }),
    ...(typeof debut === 'string' && {
      fin: new Date(Date.parse(debut) + (1 + (index % 5)) * HOUR).toISOString(),
    }),
  };
}

/** The conditions of an export are JSON that its list can read; blanks tell one from the other. */
const exported = (values: Values, index: number): Values =>
  typeof values['filtre'] === 'string' ? { ...values, filtre: `{${' '.repeat(index % 100)}}` } : values;

/** Only a notice about a company has tags, and sets the date of a visit (`server/notices/noticeRule.ts`). */
function notice(values: Values): Values {
  const { tagsId: _tags, refreshDateDerniereVisite: _visit, ...others } = values;
  return values['cibleType'] === 'Entreprise' ? values : others;
}

/** What code asks of the values of a record besides their declaration. */
const AGREED: Readonly<Record<string, (values: Values, index: number) => Values>> = {
  creneaux: slot,
  ExportDonnees: exported,
  InformationsAdditionnelles: notice,
};

/** Fields that say something together only: the first one is changed, and the others with it. */
const TOGETHER: Readonly<Record<string, readonly (readonly string[])[]>> = { creneaux: [['salarieId', 'isForSystem']] };

/** Values of a record as code takes them; what its declaration alone decides is as it was. */
export const agreed = ({ name }: Pick<ResourceSchema, 'name'>, values: Values, index: number): Values =>
  AGREED[name]?.(values, index) ?? values;

/** The sets of fields that code takes only together. */
export const agreedSets = ({ name }: Pick<ResourceSchema, 'name'>): readonly (readonly string[])[] =>
  TOGETHER[name] ?? [];
