import { tokenMaker } from '../support/serverTokens';
import { violationsOn } from '../support/violationsOn';
import { expect, openAs, test } from './fixtures';

test.use({ data: 'live' });

test('deliveries are logged, and retried by administrators of settings', async ({ page, server }) => {
  const token = await tokenMaker(server.data)({ admin: true });
  const write = async (path: string, body: object) => {
    const answer = await fetch(`${server.origin}/api/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(201);
  };
  // The server refuses local addresses, so nothing leaves the machine.
  await write('parametres', { nom: 'webhook_incident', valeur: 'https://127.0.0.1/incidents' });
  await write('FichesIncident', {
    titre: 'Une chute',
    type: 'Accident',
    gravite: 'Majeure',
    dateIncident: '2026-03-01T09:00:00Z',
    circonstances: 'Une marche mouillée.',
  });
  await openAs(page, server, '/admin/envois');
  const row = page.getByRole('row', { name: /incident/i }).last();
  await expect(row).toContainText('adresse privée refusée', { timeout: 15_000 });
  await expect(row.getByRole('link', { name: 'Une chute', exact: true })).toBeVisible();
  await expect(row).toContainText('Échec');
  await expect(row).toContainText('1 essai');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Partis' }).click();
  await expect(page.getByText('Aucun envoi.')).toBeVisible();
  await page.getByRole('tab', { name: 'Échecs' }).click();
  const again = page.waitForResponse((response) => response.url().endsWith('/replay'));
  await row.getByRole('button', { name: /Envoyer de nouveau/ }).click();
  expect((await again).status()).toBe(200);
  await page.getByRole('button', { name: 'Afficher la clé de signature' }).click();
  await expect(page.getByLabel('Clé de signature')).toHaveValue(/^whsec_/);
});
