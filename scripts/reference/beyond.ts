/** Features that declarations cannot express, and where their code goes. */
export const BEYOND: readonly { readonly what: string; readonly where: readonly string[]; readonly how: string }[] = [
  {
    what: 'a page of one’s own, with more than [sections](page.md)',
    where: ['src/resources/schemas/routes', 'src/screens.ts'],
    how: 'its address, rule, title and place in the menu are data; its component is loaded when it is first opened',
  },
  {
    what: 'a panel on the details page of a record, or an editor in the place of its form',
    where: ['src/recordPanels.ts'],
    how: 'by the name of the resource; any react-admin component works there',
  },
  {
    what: 'a screen or a cell of one’s own in the place of a generated one',
    where: ['src/replacedViews.ts'],
    how: 'any component, of react-admin too ([how](../decisions/0034-reactAdmin.md))',
  },
  {
    what: 'a kind of value that no kind holds, with its input, cell and filter',
    where: ['src/resources/fields'],
    how: 'a kind of field: a folder, a line in each of `fields/kinds.ts` and `fields/views.ts`',
  },
  {
    what: 'a picture for `icon`',
    where: ['src/resources/language/iconNames.ts', 'src/theme/icons.tsx'],
    how: 'its name and its picture; then `npm run docs:reference`',
  },
  {
    what: 'a group of the menu',
    where: ['src/resources/schemas/menuGroups.ts'],
    how: 'its code and its words, in the order of the menu',
  },
  {
    what: 'a rule of a field (`requiredWhen`, `visibleWhen`, `readOnlyWhen`, `refusedWhen`) about the record above, a computed field or several records',
    where: ['server/portal.ts'],
    how: 'a row rule, asked within the transaction once the rows are written; `…Rule.samples.ts` beside it says what it accepts of generated values',
  },
  {
    what: 'what an action does',
    where: ['server/portal/portalCalls.ts'],
    how: 'a call below the record’s address with the right that the declaration says; `test/contract/actions.test.ts` holds the two together',
  },
  {
    what: 'a call of one’s own',
    where: ['server/portal/portalCalls.ts'],
    how: 'its description and its handler; it is in the OpenAPI document, and the test of accesses calls it',
  },
  {
    what: 'records that are calculated (`computed: true`)',
    where: ['server/portal/computed/computations.ts'],
    how: 'a function that answers the records below a parent',
  },
  {
    what: 'something that is done once a day',
    where: ['server/dailyTasks.ts'],
    how: 'claimed by one of all processes',
  },
  {
    what: 'figures and charts',
    where: ['src/resources/schemas/statistics'],
    how: 'pages of statistics are declarations of their own ([how](../decisions/0027-statistics.md))',
  },
];
