import { expect, openAs, test } from './fixtures';

/** Fields that format their value unless it is being edited. */
const REGROUPED = [
  { name: 'Effectif', typed: '1234', shown: '1 234' },
  { name: 'SIREN', typed: '552100554', shown: '552 100 554' },
  { name: 'SIRET du siège', typed: '55210055400013', shown: '552 100 554 00013' },
] as const;

test('typing after Tab replaces a grouped number, and a click sets the caret', async ({ page, server }) => {
  await openAs(page, server, '/adherents/creation');
  for (const { name, typed, shown } of REGROUPED) {
    const input = page.getByRole('textbox', { name, exact: true });
    await input.fill('7');
    await input.fill(typed);
    await input.press('Tab');
    await expect(input).toHaveValue(new RegExp(`^${shown.replaceAll(' ', '\\s')}$`));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(typed);
    await expect(input).toHaveValue(typed);
    await input.press('Tab');
    // Left of all digits, because a click after the end would place the caret there.
    await input.click({ position: { x: 2, y: 12 } });
    await page.keyboard.type('9');
    await expect(input).toHaveValue(`9${typed}`);
    await input.fill(typed);
  }
});

test('a multi-line text grows with its content, between its minimum and maximum', async ({ page, server }) => {
  await openAs(page, server, '/themes/creation');
  const text = page.getByRole('textbox', { name: 'Description' });
  const lines = () =>
    text.evaluate((area) => Math.round(area.clientHeight / Number.parseFloat(getComputedStyle(area).lineHeight)));
  for (const [typed, shown] of [
    [1, 3],
    [7, 7],
    [40, 16],
  ] as const) {
    await text.fill(Array.from({ length: typed }, () => 'ligne').join('\n'));
    await expect.poll(lines).toBe(shown);
  }
  // MUI's TextareaAutosize has a second textarea for measuring.
  await expect(page.locator('textarea')).toHaveCount(1);
});
