import type { Page } from '@playwright/test';

export interface Person {
  readonly email: string;
  readonly password: string;
}

const demo = (name: string, tenant: string): Person => ({
  email: `${name}@${tenant}.socle.example`,
  password: 'Socle-demo-1!',
});

export const ADMIN = demo('admin', 'nord');

export const demoPerson = demo;

export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}
