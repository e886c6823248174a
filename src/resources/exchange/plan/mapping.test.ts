import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forEvery } from '../../../../test/support/forEvery';
import { schemas } from '../../../portal/declared';
import type { ResourceSchema } from '../../language/resourceSchema';
import { Contacts } from '../../schemas/contacts';
import { Entreprises } from '../../schemas/entreprises';
import { inLanguage, LANGUAGES } from '../../language/words';
import { columnsOf, headingOf } from '../cells/columns';
import type { ExchangeColumn } from '../cells/cellTypes';
import { proposeMapping, rememberMapping } from './mapping';
import { REASONS_LABEL } from './reasons';
import { Articles, Lots, registry } from './testResources';
import { keysOf, nestedOf, targetsOf } from './targets';

describe('proposeMapping', () => {
  it.each([
    ['libelle', 'libelle'],
    ['LIBELLÉ *', 'libelle'],
    ['Bezeichnung', 'libelle'],
    ['  since ', 'depuis'],
    ['Preço', 'prix'],
    ['lieu.ville', 'lieu.ville'],
    ['Lieu - Ville', 'lieu.ville'],
    ['Identifiant', 'id'],
    ['version', 'version'],
    ['Calculé', null],
    ['Autre chose', null],
    ['', null],
    [REASONS_LABEL[2], null],
  ])('maps %j to %j', (heading, target) => {
    expect(proposeMapping(Articles, [heading])).toEqual([target]);
  });

  it.each([
    ['lots.poids', 'lots.poids'],
    ['Lot - Poids', 'lots.poids'],
    ['Lots de - Gewicht', 'lots.poids'],
    ['code', 'code'],
  ])('maps %j to %j, with the nested collection', (heading, target) => {
    expect(proposeMapping(Articles, [heading], { nested: [Lots] })).toEqual([target]);
  });

  it('knows what people call the columns of their own files', () => {
    const companies = schemas.find(({ name }) => name === 'Entreprises');
    expect(companies && proposeMapping(companies, ['Mail', 'Tél.', 'CP', 'Commune'])).toEqual([
      'email',
      'telephone',
      'codePostal',
      'ville',
    ]);
  });

  it('maps each field once', () => {
    expect(proposeMapping(Articles, ['Code', 'code', 'Libellé'])).toEqual(['code', null, 'libelle']);
  });

  it('prefers the previous mapping, as far as it is still declared', () => {
    const before = rememberMapping(['Désignation', 'Prix', 'Vieux'], ['libelle', null, 'libelle']);
    const gone = { ...before, vieux: 'nothing declared' };
    expect(proposeMapping(Articles, ['désignation', 'PRIX', 'Vieux'], { remembered: gone })).toEqual([
      'libelle',
      null,
      null,
    ]);
  });

  it('knows what people call the columns in their own files', () => {
    const meant = (headings: readonly string[], schema: ResourceSchema = Contacts) => proposeMapping(schema, headings);
    expect(meant(['Raison sociale', 'Nom de famille', 'Tél', 'Portable', 'Mail', 'CP', 'Commune'])).toEqual([
      ...['organisme', 'nom', 'telephone', 'mobile', 'email', 'codePostal', 'ville'],
    ]);
    for (const heading of ['Raison sociale', 'SOCIÉTÉ', 'Entreprise', 'company_name'])
      expect(meant([heading], Entreprises)).toEqual(['nom']);
    expect(meant(['N° SIRET'], Entreprises)).toEqual(['siret']);
  });

  it('is remembered completely', () => {
    const heading = fc.constantFrom('Code', 'Prix', 'A', 'B', 'C', '');
    const target = fc.constantFrom('code', 'prix', 'libelle', null);
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(heading, target), { selector: ([name]) => name }), (columns) => {
        const headings = columns.map(([name]) => name);
        const mapping = columns.map(([, meant]) => meant);
        const again = proposeMapping(Articles, headings, { remembered: rememberMapping(headings, mapping) });
        const first = mapping.map((meant, at) =>
          headings[at] !== '' && mapping.indexOf(meant) === at ? meant : undefined,
        );
        for (const meant of first) if (meant) expect(again).toContain(meant);
        expect(new Set(again.filter(Boolean)).size).toBe(again.filter(Boolean).length);
      }),
    );
  });

  const exported = schemas.filter(({ computed }) => !computed);
  type Heading = (column: ExchangeColumn, columns: readonly ExchangeColumn[]) => string;
  const headings: Readonly<Record<string, Heading>> = {
    'by names': ({ name }) => name,
    ...Object.fromEntries(
      LANGUAGES.map((language): [string, Heading] => [
        `in ${language}`,
        (column, columns) => headingOf(column, columns, language),
      ]),
    ),
  };
  it.each(Object.entries(headings))('recognises every export %s', async (_, heading) => {
    await forEvery(
      exported,
      ({ name }) => name,
      (schema) => {
        const columns = columnsOf(schema);
        const expected = columns.map(({ name, isRead }) => (isRead ? name : null));
        expect(
          proposeMapping(
            schema,
            columns.map((column) => heading(column, columns)),
          ),
        ).toEqual(expected);
      },
    );
  });
});

describe('fields that a column can map to', () => {
  it('are all writable ones, the id and the version', () => {
    expect(targetsOf(Articles).map(({ target }) => target)).toEqual([
      'id',
      'version',
      'code',
      'libelle',
      'prix',
      'actif',
      'depuis',
      'famille',
      'autres',
      'origine',
      'lieu.ville',
      'lieu.etage',
    ]);
    expect(keysOf(Articles)).toEqual(['code', 'id']);
    expect(nestedOf(registry, Articles)).toEqual([Lots]);
    expect(targetsOf(Articles, [Lots]).at(-1)?.target).toBe('lots.poids');
    expect(inLanguage(Articles.label.one, 'fr')).toBe('Article');
  });
});
