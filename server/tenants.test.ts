import { expect, it } from 'vitest';
import { DEMO_TENANTS, isDemo, tenantOfHost } from './tenants';

it('a tenant is found by its host, whatever its case, and no other host has one', () => {
  expect(tenantOfHost(DEMO_TENANTS, 'Nord.LOCALHOST')?.id).toBe('nord');
  expect(tenantOfHost(DEMO_TENANTS, 'sud.localhost')?.id).toBe('sud');
  expect(tenantOfHost(DEMO_TENANTS, 'ouest.localhost')).toBeUndefined();
});

it('production has no tenant of the demonstration', () => {
  expect(isDemo({ id: 'nord' }, { NODE_ENV: 'production' })).toBe(false);
  expect(isDemo({ id: 'nord' }, { NODE_ENV: 'test' })).toBe(true);
  expect(isDemo({ id: 'autre' }, { NODE_ENV: 'test' })).toBe(false);
});
