import { expect, it } from 'vitest';
import { DEMO_TENANTS, isDemo, tenantOfHost } from './tenants';

it('a tenant is found by its host, ignoring case', () => {
  expect(tenantOfHost(DEMO_TENANTS, 'Nord.LOCALHOST')?.id).toBe('nord');
  expect(tenantOfHost(DEMO_TENANTS, 'sud.localhost')?.id).toBe('sud');
  expect(tenantOfHost(DEMO_TENANTS, 'ouest.localhost')).toBeUndefined();
});

it('production has no demonstration tenant', () => {
  expect(isDemo({ id: 'nord' }, { NODE_ENV: 'production' })).toBe(false);
  expect(isDemo({ id: 'nord' }, { NODE_ENV: 'test' })).toBe(true);
  expect(isDemo({ id: 'autre' }, { NODE_ENV: 'test' })).toBe(false);
});
