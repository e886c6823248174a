import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { ExportDonnees } from './exports';

it('exports are offered for declared lists, without owned records', () => {
  const exported = new Map(schemas.map((schema) => [schema.name, schema]));
  for (const { value } of ExportDonnees.fields.jeuDonnees.options) {
    expect(exported.get(value), value).toMatchObject({ internal: false });
    expect(exported.get(value)).not.toHaveProperty('ownedBy');
    expect(exported.get(value)).not.toHaveProperty('parent');
  }
});
