import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineResource } from '../defineResource';
import { reference } from '../fields/reference/kind';
import { referenceSet } from '../fields/referenceSet/kind';
import { text } from '../fields/text/kind';
import { createRegistry, fillTemplate, parametersOf } from './registry';
import type { Fields, ResourceSchema } from '../language/resourceSchema';

const LABEL = ['Nom', 'Name', 'Name', 'Nome'] as const;

const resource = (name: string, fields: Fields = {}, parent?: ResourceSchema['parent']): ResourceSchema =>
  defineResource<Fields>({
    name,
    ...(parent && { parent }),
    label: { one: LABEL, many: LABEL },
    rights: 'X',
    fields: { nom: text({ label: LABEL }), ...fields },
    representation: 'nom',
    list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
  });

const contrats = resource(
  'Entreprises/{entrepriseId}/contrats',
  {},
  { resource: 'Entreprises', parameter: 'entrepriseId' },
);
const entreprises = resource('Entreprises', {
  secteurId: reference({ label: LABEL, resource: 'Secteurs' }),
  domaines: referenceSet({ label: LABEL, resource: 'Domaines' }),
});
const registry = createRegistry([
  resource('{type}/documents'),
  contrats,
  resource('Entreprises/{id}/{autre}'),
  entreprises,
  resource('Secteurs'),
  resource('Domaines', { parentId: reference({ label: LABEL, resource: 'Domaines' }) }),
]);

const shapeOf = (name: string) => name.replace(/\{\w+\}/g, '{}').toLowerCase();

/** Arbitrarily nested resources, some with another address than their parent's. */
const nesting = fc
  .array(fc.record({ above: fc.nat(), segment: fc.constantFrom('a', 'B', 'cC'), apart: fc.boolean() }), {
    maxLength: 12,
  })
  .map((steps) =>
    steps.reduce<readonly ResourceSchema[]>(
      (schemas, { above, segment, apart }, index) => {
        const parent = schemas[above % schemas.length];
        if (!parent) return schemas;
        const parameter = `${segment}${index}Id`;
        // `Projet/{projetId}` below `Projets`: the same parameters under another path.
        const place = apart ? `${parent.name}Seul` : parent.name;
        const name = `${place}/{${parameter}}/${segment}`;
        const isTaken = schemas.some((one) => shapeOf(one.name) === shapeOf(name));
        return isTaken ? schemas : [...schemas, resource(name, {}, { resource: parent.name, parameter })];
      },
      [resource('Racine')],
    ),
  );

const nameAt = (address: string) => registry.resolve(address)?.schema.name;

describe('the registry', () => {
  it('returns a resource by name, and names a missing one', () => {
    expect(registry.get('Entreprises')).toBe(entreprises);
    expect(() => registry.get('Entreprise')).toThrow("the resource 'Entreprise' is not declared");
  });

  it.each([
    ['Entreprises', 'Entreprises'],
    ['/entreprises/', 'Entreprises'],
    ['ENTREPRISES/12/Contrats', contrats.name],
    ['Entreprises/12/sites', 'Entreprises/{id}/{autre}'],
    ['Entreprises/documents', '{type}/documents'],
    ['Entreprises/12', undefined],
    ['Entreprises//contrats', undefined],
    ['Entreprises/%E0%A4%A/contrats', undefined],
    ['', undefined],
  ])('resolves %s to %s', (address, name) => {
    expect(nameAt(address)).toBe(name);
  });

  it('parses the parents in a nested address', () => {
    expect(registry.resolve('Entreprises/12/contrats')?.parents).toEqual({ entrepriseId: '12' });
    expect(registry.resolve('Entreprises/a%2Fb/contrats')?.parents).toEqual({ entrepriseId: 'a/b' });
  });

  it('prefers a fixed segment to a parameter, in any order of declarations', () => {
    const [fixed, loose] = [resource('A/b/{y}'), resource('A/{x}/c')];
    for (const schemas of [
      [fixed, loose],
      [loose, fixed],
    ]) {
      expect(createRegistry(schemas).resolve('A/b/c')?.schema).toBe(fixed);
    }
  });

  it('resolves every address that it fills in', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (entrepriseId) => {
        const found = registry.resolve(fillTemplate(contrats.name, { entrepriseId }));
        expect(found).toEqual({ schema: contrats, parents: { entrepriseId } });
      }),
    );
  });

  it('finds every nested resource by its filled address, with all ids', () => {
    fc.assert(
      fc.property(nesting, fc.infiniteStream(fc.integer({ min: 1 }).map(String)), (schemas, ids) => {
        const all = createRegistry(schemas);
        for (const schema of schemas) {
          const parents = Object.fromEntries(parametersOf(schema.name).map((name) => [name, ids.next().value ?? '1']));
          expect(all.resolve(fillTemplate(schema.name, parents))).toEqual({ schema, parents });
        }
      }),
    );
  });

  it('knows the resources below a resource, and those that reference it', () => {
    expect(registry.childrenOf('Entreprises')).toEqual([contrats]);
    expect(registry.childrenOf('Secteurs')).toEqual([]);
    expect(registry.referrersOf('Secteurs')).toEqual([
      { schema: entreprises, field: 'secteurId', several: false, owned: false },
    ]);
    expect(registry.referrersOf('Domaines').map(({ field, several }) => [field, several])).toEqual([
      ['domaines', true],
      ['parentId', false],
    ]);
  });
});

describe('an address template', () => {
  it('lists its parameters in order', () => {
    expect(parametersOf('Entreprises/{id}/Projet/{projetId}/Actions')).toEqual(['id', 'projetId']);
  });

  it('needs a value for each of them', () => {
    expect(() => fillTemplate('Entreprises/{id}/contrats', {})).toThrow("the parameter 'id'");
  });
});
