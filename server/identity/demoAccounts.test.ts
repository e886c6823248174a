import { expect, it } from 'vitest';
import { isRouteAllowed, ruleOf } from '../../src/resources/access';
import { schemas } from '../../src/resources/declared';
import { passwordIssues } from '../../src/resources/password';
import { createRegistry } from '../../src/resources/registry';
import { demoFunctions, type DemoFunction } from '../seed/demo/functions';
import { demoAccounts } from './demoAccounts';

const { visible } = createRegistry(schemas);
const [admin, consultant, reader] = demoFunctions({ visible });
const may = (given: DemoFunction | undefined, schema: (typeof schemas)[number], action: Parameters<typeof ruleOf>[1]) =>
  isRouteAllowed(ruleOf(schema, action), { rights: given?.rights ?? [], fonctions: [] });

it('lets the administrator do everything, the consultant read everything, the reader see one list', () => {
  const actions = ['list', 'show', 'create', 'edit', 'delete'] as const;
  // One's own records ask for no right.
  const asking = visible.filter(({ ownedBy }) => ownedBy === undefined);
  const guarded = schemas.filter(({ ownedBy }) => ownedBy === undefined);
  expect(guarded.every((schema) => actions.every((action) => may(admin, schema, action)))).toBe(true);
  expect(asking.every((schema) => may(consultant, schema, 'list') && !may(consultant, schema, 'delete'))).toBe(true);
  expect(visible.filter((schema) => may(reader, schema, 'list')).map(({ name }) => name)).toEqual(['TypeContrats']);
});

it('gives each account a function that exists, and a password that keeps the rule, at an address of the tenant', () => {
  const codes = demoFunctions({ visible }).map(({ code }) => code);
  const accounts = demoAccounts('nord');
  expect(accounts.every(({ fonction }) => codes.includes(fonction))).toBe(true);
  expect(accounts[0]?.email).toBe('admin@nord.socle.example');
  expect(passwordIssues(accounts[0]?.password ?? '')).toEqual([]);
});
