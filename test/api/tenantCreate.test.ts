import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../scripts/readOptions';
import { tenantRequestSchema } from '../../server/admin/createTenant';

// `severalProcesses.test.ts` covers the created tenant and taken names, with processes that serve the tenants.

describe('the command reports errors in French and creates nothing', () => {
  it('without options', () => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const command = ['dist-server/tenantCreate.mjs'];
    const { status, stdout, stderr: complaint } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(complaint).toContain('npm run tenant:create -- --id');
    for (const name of ['id', 'name', 'host', 'admin']) expect(complaint).toContain(`--${name} : à indiquer`);
  });

  it('with wrong values', () => {
    const given = { id: 'Est!', name: '', host: 'http://x', admin: 'chef' };
    const words = tenantRequestSchema.safeParse(given).error?.issues.map(({ message }) => message) ?? [];
    expect(words).toEqual([
      expect.stringContaining('une minuscule'),
      expect.stringContaining('de 1 à 120'),
      expect.stringContaining("un nom d'hôte"),
      expect.stringContaining('une adresse e-mail'),
    ]);
  });

  it.each([[['--nom', 'Est']], [['--id']]])('with the options %j', (args) => {
    expect(() => readOptions('Usage', { id: { type: 'string' } }, args)).toThrow('Usage\nOption inconnue');
  });
});
