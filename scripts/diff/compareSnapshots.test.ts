import { describe, expect, it } from 'vitest';
import { schemas } from '../../src/portal/declared';
import { defineResource } from '../../src/resources/defineResource';
import { date } from '../../src/resources/fields/date/kind';
import { enumeration } from '../../src/resources/fields/enumeration/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { ResourceSchema, Fields } from '../../src/resources/language/resourceSchema';
import { compareSnapshots } from './compareSnapshots';
import { takeSnapshot } from './snapshot';

const WORDS = ['Mot', 'Word', 'Wort', 'Palavra'] as const;
const option = (value: string) => ({ value, label: WORDS });

const ROOMS: Fields = {
  nom: text({ label: WORDS, required: true }),
  etage: integer({ label: WORDS, min: 0 }),
  etat: enumeration({ label: WORDS, options: [option('libre'), option('close')] }),
};

const declare = (fields: Fields, more: Partial<ResourceSchema> = {}) =>
  defineResource({
    name: 'Salles',
    label: { one: WORDS, many: WORDS },
    rights: 'SALLES',
    representation: 'nom',
    list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
    ...more,
    fields,
  } as Parameters<typeof defineResource>[0]);

const OTHERS = schemas.filter(({ name }) => name === 'Utilisateurs' || name === 'Droits');

/** The differences as `! where : text`, with `!` if breaking, except those of single operations. */
const changes = (before: readonly ResourceSchema[], after: readonly ResourceSchema[]) =>
  compareSnapshots(takeSnapshot(before), takeSnapshot(after)).map(
    ({ area, where, text, breaking }) => `${breaking ? '!' : ' '} ${area} ${where} : ${text}`,
  );

const before = [declare(ROOMS)];

describe('differences between declarations', () => {
  it('are none for the unchanged product', () =>
    expect(compareSnapshots(takeSnapshot(schemas), takeSnapshot(schemas))).toEqual([]));

  it('include a removed field, everywhere', () => {
    const { etage: _, ...fields } = ROOMS;
    expect(changes(before, [declare(fields)])).toEqual([
      '! database r_Salles.etage : colonne supprimée',
      '! api GET /api/Salles : paramètre OrderBy (query) : sans « etage »',
      '! api Salles.etage : champ supprimé (réponses, création, modification)',
      '  screens Salles : sections : sans « {"label":["Mot","Word","Wort","Palavra"],"fields":["nom","etage","etat"]} », avec « {"label":["Mot","Word","Wort","Palavra"],"fields":["nom","etat"]} »',
    ]);
  });

  it('include an added field, which is not breaking if optional', () => {
    const more = changes(before, [declare({ ...ROOMS, le: date({ label: WORDS }) })]);
    expect(more).toContain('  database r_Salles.le : colonne ajoutée (date)');
    expect(more).toContain('  api Salles.le : champ ajouté (réponses, création, modification)');
    expect(more.filter((line) => line.startsWith('!'))).toEqual([]);
    const required = changes(before, [declare({ ...ROOMS, le: date({ label: WORDS, required: true }) })]);
    expect(required.filter((line) => line.startsWith('!'))).toEqual([
      '! api Salles.le : devient obligatoire (création)',
    ]);
  });

  it('include narrowing: an enumeration, a bound, a required field, a unique one, a rule', () => {
    const after = declare(
      {
        nom: text({ label: WORDS, required: true, unique: true, maxLength: 80 }),
        etage: integer({ label: WORDS, min: 1, required: true }),
        etat: enumeration({ label: WORDS, options: [option('libre')] }),
      },
      { periods: [{ from: 'etage', to: 'etage' }] },
    );
    expect(changes(before, [after]).filter((line) => line.startsWith('!'))).toEqual([
      '! database r_Salles.etage : devient obligatoire',
      '! database r_Salles : unicité : deux fiches n’ont plus les mêmes nom',
      '! api Salles.nom : maxLength 255 → 80 (réponses, création, modification)',
      '! api Salles.etage : minimum 0 → 1 (réponses, création, modification)',
      '! api Salles.etat : sans « close » (réponses, création, modification)',
      '! api Salles.etage : ne peut plus être vide (création, modification)',
      '! api Salles.etage : devient obligatoire (création)',
      '! api Salles : periods : avec « {"from":"etage","to":"etage"} »',
    ]);
  });

  it('include routes, screens and rights of a removed resource', () => {
    const lines = changes([...before, ...OTHERS], OTHERS);
    expect(lines).toContain('! database r_Salles : table supprimée');
    expect(lines).toContain('! api /api/Salles : adresse supprimée (GET, POST)');
    expect(lines).toContain('! rights SALLES : droit supprimé');
    expect(lines).toContain('! screens /salles/modification/:id : écran supprimé');
  });

  it('include who gains and who loses access', () => {
    const closed = changes([declare(ROOMS, { readableBy: 'session' })], before);
    expect(closed).toContain(
      '! rights GET /api/Salles : demande « SALLES:read », « SALLES:admin » (avant : ouvert à toute session)',
    );
    const opened = changes(before, [declare(ROOMS, { alsoReadableWith: ['PLANS:read'] })]);
    expect(opened).toContain('  rights /salles : est ouvert aussi par « PLANS:read »');
    expect(opened.filter((line) => line.startsWith('!'))).toEqual([]);
  });

  it('include a changed reference target, which is breaking', () => {
    const rooms = (resource: string) => [
      ...OTHERS,
      declare({ ...ROOMS, chezId: reference({ label: WORDS, resource }) }),
    ];
    expect(changes(rooms('Utilisateurs'), rooms('Droits')).filter((line) => line.startsWith('!'))).toEqual([
      '! database r_Salles : lien : chezId → r_Droits',
      '! api Salles.chezId : resource : "Utilisateurs" → "Droits"',
    ]);
  });
});
