import { expect, it } from 'vitest';
import { schemas } from '../../../src/portal/declared';
import { createRegistry } from '../../../src/resources/registry/registry';
import { rightLabel } from '../../../src/resources/registry/rightName';
import { portalRights } from './portalRights';

it('each right of a new tenant has a French label, which screens translate', () => {
  const rows = portalRights(createRegistry(schemas));
  expect(rows.filter(({ code, libelle }) => rightLabel(schemas, code, 'fr') !== libelle)).toEqual([]);
  expect(rightLabel(schemas, 'IDENTITES', 'de')).toBe('Identitäten: Funktionen, Rechte und Profile der Personen');
  expect(rightLabel(schemas, 'FONCTIONS', 'en')).toBe('Functions');
});
