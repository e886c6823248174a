import { chromium } from '@playwright/test';
import { ADMIN, fillSignIn } from '../test/support/people';
import { chromiumLaunchOptions } from '../test/support/chromium';
import { createServerProcess } from '../test/support/serverProcess';
const server = await createServerProcess();
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  await server.start();
  for (const [w, h] of [[1440, 900], [390, 844]] as const) for (const skin of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: skin, locale: 'fr-FR', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (m) => m.type() === 'error' && errors.push(m.text()));
    const shot = (n: string) => page.screenshot({ path: `/tmp/s4/${n}-${w}-${skin}.png`, animations: 'disabled' });
    await page.goto(server.origin + '/admin/autorisations'); await fillSignIn(page, ADMIN);
    await page.getByRole('checkbox', { name: /Création, Adhérents, Consultant/ }).click();
    await page.getByRole('checkbox', { name: /Lecture, Adhérents, Lecteur/ }).click();
    await page.getByRole('checkbox', { name: /Lecture, Contrôle des accès et statistiques, Administrateur/ }).first().click();
    await page.waitForLoadState('networkidle');
    await shot('matrix');
    if (w === 390) { await page.mouse.wheel(0, 1200); await page.getByText('Changements à enregistrer').scrollIntoViewIfNeeded(); await shot('matrix-changes'); }
    await page.getByRole('button', { name: 'Tout annuler' }).click();
    await page.goto(server.origin + '/access-control'); await page.getByRole('button', { name: /Julien/ }).waitFor(); await shot('people');
    await page.getByRole('button', { name: /Julien/ }).click(); await page.getByRole('tab').first().waitFor(); await page.waitForLoadState('networkidle'); await shot('functions');
    const url = page.url();
    await page.goto(url + '&onglet=held'); await page.getByText(/Lecture :/).first().waitFor().catch(() => 0); await shot('held');
    await page.goto(url + '&onglet=profiles'); await page.waitForLoadState('networkidle');
    await page.getByRole('combobox', { name: 'Profil à donner' }).click().catch(() => 0); await page.waitForLoadState('networkidle'); await shot('profiles');
    await page.goto(url + '&onglet=why&ecran=/admin/autorisations'); await page.getByRole('alert').waitFor(); await shot('why');
    await page.getByRole('button', { name: 'Voir comme cette personne' }).click(); await page.getByText('Vous voyez le portail').waitFor(); await page.waitForLoadState('networkidle'); await shot('viewas');
    await page.goto(server.origin + '/admin/parametres'); await page.waitForURL(/not-author/).catch(() => 0); await shot('refused');
    console.log(w, skin, errors.slice(0, 5));
    await context.close();
  }
} finally { await browser.close(); await server.remove(); }
