import type { Page } from '@playwright/test';

/** A screen to photograph: where it is, and what to do there before. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** False: taken before anyone signs in. */
  readonly signedIn?: boolean;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export const screens: readonly Screen[] = [
  { name: 'presentation', path: '/presentation', signedIn: false },
  {
    name: 'connexion',
    path: '/types-contrat',
    signedIn: false,
    prepare: (page) => page.getByLabel('Adresse e-mail').waitFor(),
  },
  { name: 'erreur-404', path: '/error-404', signedIn: false },
  { name: 'accueil', path: '/home' },
  { name: 'liste', path: '/categories-socio-pro' },
  { name: 'liste-naf', path: '/codes-naf?page=2' },
  {
    name: 'liste-arbre',
    path: '/domaines',
    prepare: async (page) => {
      await page.getByRole('switch', { name: 'Avec les sous-domaines' }).click();
      await page.getByText('Logement').first().waitFor();
    },
  },
  {
    name: 'liste-vide',
    path: '/types-contrat',
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('introuvable');
      await page.getByText('Accord-cadre').waitFor({ state: 'detached' });
    },
  },
  { name: 'details', path: '/horaires/details/1' },
  { name: 'creation', path: '/parties-prenantes/creation' },
  { name: 'modification', path: '/horaires/modification/1' },
  {
    name: 'creation-refusee',
    path: '/themes/creation',
    prepare: (page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click(),
  },
  {
    name: 'suppression',
    path: '/types-contrat/details/1',
    prepare: (page) => page.getByRole('button', { name: 'Supprimer' }).click(),
  },
  {
    name: 'palette',
    path: '/home',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('contrat');
      await page.getByText("Contrat d'adhésion annuel").first().waitFor();
    },
  },
  { name: 'profil', path: '/profil' },
  { name: 'preferences', path: '/preferences-utilisateur' },
  { name: 'a-venir', path: '/bi-acces' },
  { name: 'plannings', path: '/plannings' },
  { name: 'utilisateurs', path: '/utilisateurs' },
  { name: 'utilisateur', path: '/utilisateurs/details/1' },
  { name: 'utilisateur-modification', path: '/utilisateurs/edit/1' },
  { name: 'autorisations', path: '/admin/autorisations' },
  {
    name: 'controle-acces',
    path: '/access-control',
    prepare: async (page) => {
      await page.getByText('Lefèvre Julien').first().click();
      await page.getByRole('tab').first().waitFor();
    },
  },
  { name: 'mot-de-passe-oublie', path: '/forgot-password', signedIn: false },
  { name: 'lien-perime', path: '/1/resetPassword/inconnu', signedIn: false },
  { name: 'acces-refuse', path: '/pages/miscellaneous/not-authorized', signedIn: false },
];
