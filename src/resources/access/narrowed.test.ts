import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postcode } from '../fields/postcode/kind';
import { Entretiens, Salaries } from '../../../test/support/reservedResources';
import { isInput } from '../views/form/formValues';
import { columnsOf } from '../exchange/cells/columns';
import type { Fields } from '../language/resourceSchema';
import { createRegistry } from '../registry/registry';
import { closedFields } from './openFields';
import { writesField } from './fieldAccess';
import { narrowedRegistry, narrowedSchema } from './narrowed';

const GRANTS = fc.record({
  rights: fc.subarray(['SALARIES:admin', 'PAIE:read', 'PAIE:admin']),
  functionCodes: fc.subarray(['MEDECIN', 'ACCUEIL']),
  limited: fc.subarray(['PAIE:read', 'PAIE:admin']),
});

describe("a declaration reduced to a person's rights", () => {
  it('contains only the fields that the API returns', () => {
    fc.assert(
      fc.property(GRANTS, (held) => {
        const schema = narrowedSchema(Salaries, held);
        const server = { ...held, rights: held.rights.filter((right) => !held.limited.includes(right)) };
        const closed = closedFields(Salaries, server);
        const { list, sections } = schema;
        const named = [
          ...Object.keys(schema.fields),
          ...list.columns,
          ...list.filters,
          ...sections.flatMap(({ fields }) => fields),
        ];
        expect(named.filter((name) => closed.includes(name))).toEqual([]);
        expect(Object.keys(schema.fields)).toEqual(
          Object.keys(Salaries.fields).filter((name) => !closed.includes(name)),
        );
        expect(schema.sections).toHaveLength(Salaries.sections.length);
      }),
    );
  });

  it('has a calendar only over readable dates', () => {
    const specs = { ...Salaries.fields, embauche: { ...Salaries.fields.entree, readers: { rights: ['PAIE:read'] } } };
    const by = (from: string) => ({ ...Salaries, fields: specs, list: { ...Salaries.list, calendar: { from } } });
    const held = { rights: ['SALARIES:admin'], functionCodes: [] };
    expect(narrowedSchema(by('entree'), held).list.calendar).toEqual({ from: 'entree' });
    expect(narrowedSchema(by('embauche'), held).list.calendar).toBeUndefined();
  });

  it('has a map only over a readable postcode', () => {
    const by = (readers: object) => {
      const label = Salaries.fields.entree.label;
      const fields = { ...Salaries.fields, cp: { ...postcode({ label }), ...readers } };
      return { ...Salaries, fields, list: { ...Salaries.list, map: { postcode: 'cp' } } };
    };
    const held = { rights: ['SALARIES:admin'], functionCodes: [] };
    expect(narrowedSchema(by({}), held).list.map).toEqual({ postcode: 'cp' });
    expect(narrowedSchema(by({ readers: { rights: ['PAIE:read'] } }), held).list.map).toBeUndefined();
  });

  it('has inputs and import columns for writable fields', () => {
    fc.assert(
      fc.property(GRANTS, (held) => {
        const schema = narrowedSchema(Salaries, held);
        const imported = columnsOf(schema).flatMap(({ role, path }) => (role === 'field' ? path[0] : []));
        const specs: Fields = Salaries.fields;
        for (const [name, spec] of Object.entries(specs)) {
          const isWritten = writesField(spec, held) && !spec.formula;
          expect(isInput(schema, name, true), name).toBe(isWritten && !schema.fields[name]?.readOnly);
          if (!isWritten && !spec.formula) expect(schema.fields[name]?.readOnly ?? true, name).toBe(true);
          if (!writesField(spec, held) && !schema.fields[name]) expect(imported).not.toContain(name);
        }
      }),
    );
  });

  it('is unchanged with all rights', () => {
    const registry = createRegistry([Salaries, Entretiens]);
    const all = { rights: ['PAIE:admin'], functionCodes: ['MEDECIN'] };
    expect(narrowedRegistry(registry, all)).toBe(registry);
    expect(narrowedRegistry(registry, undefined)).toBe(registry);
    expect(
      narrowedRegistry(registry, { rights: [], functionCodes: [] }).get(Entretiens.name).fields,
    ).not.toHaveProperty('prime');
  });
});
