import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { pdfOfPages } from '../support/pdf';
import type { ServerProcess } from '../support/serverProcess';
import { expect, openAs, test } from './fixtures';

const PICTURE = 'docs/images/telephone.png';

const png = (bytes: number) => Buffer.concat([readFileSync(PICTURE), Buffer.alloc(bytes)]);

/** The file inputs of a user: the picture, and the certificates of skills. */
const picture = (page: Page) => page.locator('input[type=file]').first();
const papers = (page: Page) => page.locator('input[type=file]').nth(1);
const chooseButton = (page: Page) => page.getByRole('button', { name: /^Photo / });
const rows = (page: Page) => page.locator('form li');
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

async function edit(page: Page, server: ServerProcess, id: number): Promise<void> {
  await openAs(page, server, `/utilisateurs/edit/${id}`);
  await expect(chooseButton(page)).toBeVisible();
}

/** Declines to crop a photo: these tests compare the sent bytes. */
const keepWhole = (page: Page) => page.getByRole('button', { name: 'Garder l’image entière' }).click();

async function hand(target: Locator, how: 'drop' | 'paste', name: string, type: string, content: Buffer) {
  const file = { name, type, content: content.toString('base64') };
  await target.evaluate(
    (element, [event, { name, type, content }]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], name, { type }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    [how, file] as const,
  );
}

/**
 * Limits the upload speed until restored. One CDP session does both: a second session cannot always lift the limit.
 *
 * @returns restores the speed
 */
async function slowDown(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const limit = async (uploadThroughput: number, latency: number) => {
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput,
    });
  };
  await limit(bytesPerSecond, 20);
  return () => limit(-1, 0);
}

test('a picture is uploaded with the form and returned byte for byte', async ({ page, server }) => {
  await edit(page, server, 3);
  await picture(page).setInputFiles(PICTURE);
  await keepWhole(page);
  await save(page);
  await expect(page).toHaveURL(/\/utilisateurs\/details\/3/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger telephone.png' }).first().click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('telephone.png');
  expect(readFileSync(await saved.path()).equals(readFileSync(PICTURE))).toBe(true);
});

test('files are dropped on the field, or pasted into it', async ({ page, server }) => {
  await edit(page, server, 4);
  await hand(page.getByText(/images? .*au plus|PNG.*au plus/i).first(), 'drop', 'déposée.png', 'image/png', png(0));
  await keepWhole(page);
  await expect(rows(page)).toHaveText([/déposée\.png.*sera envoyé à l’enregistrement/]);
  await chooseButton(page).focus();
  await hand(chooseButton(page), 'paste', 'collée.png', 'image/png', png(1));
  await keepWhole(page);
  await expect(rows(page)).toHaveText([/collée\.png/]);
  await save(page);
  await expect(page.getByRole('button', { name: 'Télécharger collée.png' }).first()).toBeVisible();
});

test('an upload shows progress, can be cancelled, and resumed', async ({ page, server }) => {
  await edit(page, server, 5);
  await picture(page).setInputFiles({ name: 'grande.png', mimeType: 'image/png', buffer: png(2_000_000) });
  await keepWhole(page);
  const speedUp = await slowDown(page, 200_000);
  await save(page);
  const bar = page.getByRole('progressbar', { name: /^Envoi des fichiers/ });
  const seen = new Set<string>();
  await expect
    .poll(async () => seen.add((await bar.getAttribute('aria-valuenow')) ?? '').size, { intervals: [100] })
    .toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
  await expect(page.getByText(/^Envoi annulé\s: rien n’a été enregistré/)).toBeVisible();
  await expect(rows(page)).toHaveText([/grande\.png/]);
  await speedUp();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL(/\/utilisateurs\/details\/5/);
  await expect(page.getByRole('button', { name: 'Télécharger grande.png' }).first()).toBeVisible();
});

test('an interrupted upload is resumed, with the whole input', async ({ page, server }) => {
  await edit(page, server, 6);
  await picture(page).setInputFiles(PICTURE);
  await keepWhole(page);
  const first = page.getByRole('main').getByRole('textbox').first();
  await first.fill('Saisie gardée');
  await page.route('**/api/Utilisateurs/6', (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
  );
  await save(page);
  await expect(page.getByText(/^L’envoi a été interrompu/)).toBeVisible();
  await expect(first).toHaveValue('Saisie gardée');
  await expect(rows(page)).toHaveText([/telephone\.png/]);
  await page.unroute('**/api/Utilisateurs/6');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL(/\/utilisateurs\/details\/6/);
  await expect(page.getByRole('main').getByText('Saisie gardée').first()).toBeVisible();
});

test('images and PDFs are previewed, paged through and enlarged', async ({ page, server }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await edit(page, server, 7);
  await papers(page).setInputFiles([
    { name: 'attestation.pdf', mimeType: 'application/pdf', buffer: pdfOfPages(['Premier feuillet', 'Second']) },
    { name: 'diplôme.png', mimeType: 'image/png', buffer: png(0) },
  ]);
  await save(page);
  await expect(page).toHaveURL(/\/utilisateurs\/details\/7/);
  // The form stays until the page is ready, and shows the file too.
  await expect(page.getByRole('link', { name: 'Modifier', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Aperçu de attestation.pdf' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'attestation.pdf' });
  const sheet = dialog.getByRole('img', { name: 'attestation.pdf, Page 1 sur 2' });
  await expect(sheet).toBeVisible();
  const isDrawn = () =>
    sheet.evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return pixels.some((value, index) => index % 4 === 0 && value < 64 && (pixels[index + 3] ?? 0) > 0);
    });
  await expect.poll(isDrawn).toBe(true);
  const width = () => sheet.evaluate((canvas) => canvas.clientWidth);
  const before = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before);
  await page.keyboard.press('PageDown');
  await expect(dialog.getByRole('img', { name: 'attestation.pdf, Page 2 sur 2' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'diplôme.png' }).getByRole('img')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Télécharger diplôme.png' }).click();
  expect((await download).suggestedFilename()).toBe('diplôme.png');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('a replaced file stays visible until saved, and can be restored', async ({ page, server }) => {
  await edit(page, server, 8);
  await picture(page).setInputFiles(PICTURE);
  await keepWhole(page);
  await save(page);
  await expect(page).toHaveURL(/\/utilisateurs\/details\/8/);
  await page.goto(`${server.origin}/utilisateurs/edit/8`);
  await expect(rows(page)).toHaveText([/telephone\.png/]);
  await picture(page).setInputFiles({ name: 'autre.png', mimeType: 'image/png', buffer: png(2) });
  await keepWhole(page);
  await expect(rows(page)).toHaveText([/autre\.png/, /telephone\.png.*remplacé à l’enregistrement/]);
  await page.getByRole('button', { name: 'Rétablir telephone.png' }).click();
  await expect(rows(page)).toHaveText([/telephone\.png/]);
  await page.getByRole('button', { name: 'Retirer telephone.png' }).click();
  await expect(rows(page)).toHaveText([/telephone\.png.*retiré à l’enregistrement/]);
});
