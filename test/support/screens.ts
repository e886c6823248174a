import type { Page } from '@playwright/test';
import { chooseForRecord } from './recordMenu';

/** A screen to photograph: its address, and steps to take first. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** False for screens before sign-in. */
  readonly signedIn?: boolean;
  /** The address of a redirect. */
  readonly leadsTo?: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Consists of the same parts as another screen: only the long run includes it. */
  readonly isLong?: true;
}

/** A placeholder of screens that are not built yet. */
export const PLACEHOLDER = /pas encore ouvert/;

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
  { name: 'liste-naf', path: '/codes-naf?page=2', isLong: true },
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
  {
    name: 'personne',
    path: '/utilisateurs/details/3',
    prepare: (page) => page.getByRole('heading', { name: 'Appartenances' }).waitFor(),
  },
  {
    name: 'trombinoscope',
    path: '/trombinoscope',
    prepare: (page) => page.getByText(/^\d+ personnes$/).waitFor(),
  },
  {
    name: 'organigramme',
    path: '/trombinoscope?vue=organigramme',
    prepare: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
  },
  { name: 'creation', path: '/parties-prenantes/creation' },
  { name: 'modification', path: '/horaires/modification/1', isLong: true },
  {
    name: 'creation-refusee',
    path: '/themes/creation',
    prepare: (page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click(),
  },
  {
    name: 'suppression',
    path: '/types-contrat/details/1',
    prepare: (page) => chooseForRecord(page, 'Supprimer'),
  },
  {
    name: 'palette',
    path: '/home',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('contrat');
      await page
        .getByText(/^Contrat d’adhésion/)
        .first()
        .waitFor();
    },
  },
  { name: 'profil', path: '/profil' },
  { name: 'preferences', path: '/preferences-utilisateur' },
  { name: 'rapports-bi', path: '/bi-acces' },
  { name: 'nouveautes', path: '/changelogs', prepare: (page) => page.getByText(/^\d+ nouveautés?$/).waitFor() },
  { name: 'plannings', path: '/plannings' },
  { name: 'plannings-semaine', path: '/plannings?affichage=semaine&salaries=4' },
  { name: 'plannings-mois', path: '/plannings?affichage=mois' },
  { name: 'plannings-agenda', path: '/plannings?affichage=agenda' },
  { name: 'plannings-annee', path: '/plannings?affichage=annee' },
  {
    name: 'creneau',
    path: '/plannings?affichage=frise&zoom=jour',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Nouveau créneau' }).click();
      await page.getByRole('dialog').getByRole('combobox').first().waitFor();
    },
  },
  { name: 'demandes', path: '/demandes-modifications-plannings' },
  { name: 'export-planning', path: '/export-planning-adherent' },
  { name: 'simulation', path: '/simulations-plannings/details/1' },
  { name: 'utilisateurs', path: '/utilisateurs', isLong: true },
  { name: 'utilisateur', path: '/utilisateurs/details/1', isLong: true },
  { name: 'utilisateur-modification', path: '/utilisateurs/edit/1', isLong: true },
  { name: 'autorisations', path: '/admin/autorisations' },
  {
    name: 'controle-acces',
    path: '/access-control',
    prepare: async (page) => {
      await page.getByRole('searchbox', { name: 'Chercher une personne' }).fill('lefevre');
      await page.getByRole('button', { name: /Lefèvre Julien/ }).click();
      await page.getByRole('tab').first().waitFor();
    },
  },
  { name: 'adherents', path: '/adherents', isLong: true },
  { name: 'adherent', path: '/adherents/details/1' },
  { name: 'adherent-contrats', path: '/adherents/details/1?onglet=contrats' },
  { name: 'adherent-modification', path: '/adherents/modification/1' },
  { name: 'adherent-site', path: '/adherents/1/sites/details/1', isLong: true },
  {
    name: 'equipe-membres',
    path: '/equipes/details/1?onglet=membres',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Ajouter : Membre' }).first().click();
      await page.getByRole('dialog').getByRole('checkbox', { disabled: false }).nth(1).waitFor();
    },
  },
  { name: 'validation-fastt', path: '/validation-partenaires-fastt', isLong: true },
  { name: 'modeles-export', path: '/modele-export-planning', isLong: true },
  {
    name: 'export',
    path: '/export/details/1',
    prepare: (page) => page.getByText(/lignes dans l’export$/).waitFor(),
  },
  { name: 'page-inconnue', path: '/nulle/part', leadsTo: '/error-404' },
  { name: 'dossiers', path: '/dossiers', isLong: true },
  { name: 'dossier', path: '/dossiers/details/1', isLong: true },
  {
    name: 'incidents-tableau',
    path: '/fiches-incident',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Tableau', exact: true }).click();
      await page.getByRole('main').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'incident',
    path: '/fiches-incident/details/10',
    prepare: (page) => page.getByRole('heading', { name: 'Suivi de l’incident' }).waitFor(),
  },
  {
    name: 'signalement',
    path: '/fiches-incident-create',
    prepare: (page) => page.getByRole('radio', { name: 'Accident', exact: true }).check(),
  },
  // The other pages of statistics use the same declarations.
  ...['generales', 'dossiers-instruits'].map((name, index) => ({
    name: `statistiques-${name}`,
    path: `/statistiques-${name}?comparer=oui`,
    prepare: (page: Page) => page.locator('.MuiChartsSurface-root').first().waitFor(),
    ...(index > 0 && { isLong: true as const }),
  })),
  {
    name: 'statistiques-definition',
    path: '/statistiques-crl',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Définir ce qui est compté' }).click();
      await page.getByRole('dialog').getByRole('search').nth(1).waitFor();
    },
  },
  { name: 'mot-de-passe-oublie', path: '/forgot-password', signedIn: false },
  { name: 'lien-perime', path: '/1/resetPassword/inconnu', signedIn: false },
  { name: 'acces-refuse', path: '/pages/miscellaneous/not-authorized', signedIn: false },
];
