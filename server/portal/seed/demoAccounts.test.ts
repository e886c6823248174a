import { expect, it } from 'vitest';
import { isRouteAllowed, ruleOf } from '../../../src/resources/access/access';
import { schemas } from '../../../src/portal/declared';
import { passwordIssues } from '../../../src/resources/access/password';
import { createRegistry } from '../../../src/resources/registry/registry';
import { demoFunctions, type DemoFunction } from './demo/functions';
import { demoAccounts } from './demoAccounts';

const { visible } = createRegistry(schemas);
const [admin, consultant, reader] = demoFunctions({ visible });
const may = (given: DemoFunction | undefined, schema: (typeof schemas)[number], action: Parameters<typeof ruleOf>[1]) =>
  isRouteAllowed(ruleOf(schema, action), { rights: given?.rights ?? [], functionCodes: [] });

it("the demo administrator may do everything, the consultant reads all but others' plans, the reader sees nothing about supported people", () => {
  const actions = ['list', 'show', 'create', 'edit', 'delete'] as const;
  // Owned records need no right; ACL opens the administration of rights, only to the administrator.
  const asking = visible.filter(({ ownedBy, rights }) => ownedBy === undefined && rights !== 'ACL');
  const ofPlans = asking.filter(({ rights }) => rights === 'PLANNING_ADMIN');
  const read = asking.filter((schema) => !ofPlans.includes(schema));
  const guarded = schemas.filter(({ ownedBy }) => ownedBy === undefined);
  expect(guarded.every((schema) => actions.every((action) => may(admin, schema, action)))).toBe(true);
  expect(read.every((schema) => may(consultant, schema, 'list') && !may(consultant, schema, 'delete'))).toBe(true);
  expect(ofPlans.some((schema) => may(consultant, schema, 'list'))).toBe(false);
  expect(consultant?.rights).toContain('PLANNING_SALARIE:admin');
  const seen = asking.filter((schema) => may(reader, schema, 'list'));
  expect(seen.filter(({ parent }) => !parent).map(({ name }) => name)).toEqual([
    'Contacts',
    'Entreprises',
    'Fournisseurs',
    // Notices are read with their target, by their audience.
    'InformationsAdditionnelles',
    'Partenaires',
    'TypeContrats',
  ]);
  expect(
    asking.some((schema) => (['create', 'edit', 'delete'] as const).some((action) => may(reader, schema, action))),
  ).toBe(false);
});

it('each demo account has an existing function, a valid password, and an address of the tenant', () => {
  const codes = demoFunctions({ visible }).map(({ code }) => code);
  const accounts = demoAccounts('nord');
  expect(accounts.every(({ fonction }) => codes.includes(fonction))).toBe(true);
  expect(accounts[0]?.email).toBe('admin@nord.socle.example');
  expect(passwordIssues(accounts[0]?.password ?? '')).toEqual([]);
});
