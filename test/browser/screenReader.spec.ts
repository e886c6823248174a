import { expect, openAs, test } from './fixtures';

// What a screen reader says of the four main screens: landmarks, headings, names of tables and controls.
// Only the essential parts, so that a further button or field changes nothing here.

test('a list: its title, number of rows, search, and a table whose rows are named by their records', async ({
  page,
  server,
}) => {
  await openAs(page, server, '/adherents');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Adhérents" [level=1]
    - status: /\\d+ résultats/
    - search "Recherche et filtres":
      - searchbox "Rechercher dans la liste"
    - table "Adhérents":
      - rowgroup:
        - row:
          - columnheader "Sélectionner toute la page"
          - columnheader "Nom"
      - rowgroup:
        - row:
          - cell:
            - checkbox /Sélectionner .+/
          - rowheader:
            - link /.+/
          - cell:
            - link /Afficher .+/
            - link /Modifier .+/
            - button /Supprimer .+/
    - navigation "Pages de la liste"
  `);
});

test('a record: its way back, name, tabs with their counts, and values as terms and definitions', async ({
  page,
  server,
}) => {
  await openAs(page, server, '/adherents/details/1');
  await expect(page.getByRole('tab', { name: /^Contacts \d/ })).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "Fil d’Ariane"
    - heading [level=1]
    - link "Modifier"
    - tablist "Rubriques de la fiche":
      - tab "Informations" [selected]
      - tab /Contacts \\d+/
    - tabpanel "Informations":
      - region "L’essentiel":
        - term: Effectif
        - definition: /\\d+/
        - region "Contact principal":
          - heading "Contact principal" [level=2]
      - heading "Identité" [level=2]
      - term: Code
      - definition:
        - button "Modifier Code"
  `);
});

test('a form: sections as headings, inputs by their labels, and which of them are required', async ({
  page,
  server,
}) => {
  await openAs(page, server, '/adherents/modification/1');
  await expect(page.getByRole('textbox', { name: 'Nom' })).toBeEditable();
  await expect(page.getByRole('textbox', { name: 'Nom' })).toHaveAttribute('aria-required', 'true');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading /Modification/ [level=1]
    - heading "Identité" [level=2]
    - textbox "Code"
    - combobox "Statut"
    - heading "Activité" [level=2]
    - combobox "Région"
    - heading "Suivi" [level=2]
    - group "Date d’adhésion":
      - spinbutton "Jour"
      - spinbutton "Mois"
      - spinbutton "Année"
    - link "Annuler"
    - button "Enregistrer"
  `);
});

test('a plan: its tools in groups, days by their whole date, people with their hours, slots with time and day', async ({
  page,
  server,
}) => {
  await openAs(page, server, '/plannings?affichage=frise&zoom=mois&date=2026-12-07');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Plannings" [level=1]
    - toolbar "Outils du planning":
      - group "Affichage":
        - button "Équipe" [pressed]
      - group "Période affichée"
      - button "Nouveau créneau"
      - searchbox "Rechercher dans le planning"
    - region "Équipe":
      - grid "Planning de l’équipe":
        - row:
          - columnheader /Personnes/
          - columnheader /lundi 7 décembre 2026/
        - rowgroup:
          - row:
            - rowheader /.+ h · \\d+ %/
            - gridcell /\\d\\d:\\d\\d–\\d\\d:\\d\\d .+ décembre 2026/
  `);
});
