import { expect, it } from 'vitest';
import { isRouteAllowed, ruleOf } from '../../src/resources/access';
import { createRegistry } from '../../src/resources/registry';
import { schemas } from '../../src/resources/declared';
import { passwordIssues } from '../../src/resources/password';
import { demoAccounts } from './demoAccounts';

const [admin, consultant, reader] = demoAccounts('nord', createRegistry(schemas));
const may = (account: typeof admin, schema: (typeof schemas)[number], action: Parameters<typeof ruleOf>[1]) =>
  isRouteAllowed(ruleOf(schema, action), { rights: account?.rights ?? [], fonctions: [] });

it('lets the administrator do everything, the consultant read everything, the reader see one list', () => {
  const actions = ['list', 'show', 'create', 'edit', 'delete'] as const;
  expect(schemas.every((schema) => actions.every((action) => may(admin, schema, action)))).toBe(true);
  expect(schemas.every((schema) => may(consultant, schema, 'list') && !may(consultant, schema, 'delete'))).toBe(true);
  expect(schemas.filter((schema) => may(reader, schema, 'list')).map(({ name }) => name)).toEqual(['TypeContrats']);
});

it('gives passwords that keep the rule, at addresses of the tenant', () => {
  expect(admin?.email).toBe('admin@nord.socle.example');
  expect(passwordIssues(admin?.password ?? '')).toEqual([]);
});
