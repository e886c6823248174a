import { inArea } from '../fault';

/** Mistakes in what people propose, see and arrange. */
export const people = inArea('people', [
  {
    id: 'people-outdated-request-accepted',
    file: 'server/people/requests/proposal.ts',
    find: 'now[champ] !== avant && now[champ] !== apres',
    replace: 'now[champ] === avant && now[champ] === apres',
    why: 'an accepted request overwrites what was written meanwhile',
    tests: ['test/api/changeRequests.test.ts'],
  },
  {
    id: 'people-requests-of-others',
    file: 'server/people/requests/requestRights.ts',
    find: `  if (!isOwn(request, personId) && !mayDo(Utilisateurs, 'show', sessionOf(request).grants))`,
    replace: `  if (isOwn(request, personId) && !mayDo(Utilisateurs, 'show', sessionOf(request).grants))`,
    why: 'everybody reads what others ask to have changed',
    tests: ['test/api/changeRequests.test.ts'],
  },
  {
    id: 'people-application-by-script',
    file: 'src/resources/applications.ts',
    find: 'return /^https?:\\/\\/[^\\s/?#]+\\S*$/i.test(text)',
    replace: 'return /^\\S+$/.test(text)',
    why: 'a setting leads a click to a script',
    tests: ['src/resources/applications.test.ts', 'test/api/changeRequests.test.ts'],
  },
  {
    id: 'people-contracts-of-others',
    file: 'server/home/endingContracts.ts',
    find: 'where p."utilisateurId" = ${personId}',
    replace: 'where p."utilisateurId" <> ${personId}',
    why: 'the home page announces the contracts of other people’s companies',
    tests: ['test/api/homeCards.test.ts'],
  },
  {
    id: 'people-empty-fields-of-a-user-sent',
    file: 'src/dataProvider/contractUpdate.ts',
    find: '!(leavesOut && isEmptyValue(value))',
    replace: '!(leavesOut && !isEmptyValue(value))',
    why: 'a user’s empty fields are sent to an API that has only the contract',
    tests: ['src/dataProvider/contractUpdate.test.ts'],
  },
  {
    id: 'people-private-search',
    file: 'server/database/reading/privacy.ts',
    find: '[whereOpen(SYSTEM_COLUMNS.search, searched)]',
    replace: '[column(SYSTEM_COLUMNS.search)]',
    why: 'a search finds private members by what they keep back',
    tests: ['test/api/privateMembers.test.ts'],
  },
  {
    id: 'people-private-history',
    file: 'server/http/history/readables.ts',
    find: '    openCondition(schema, readerOf(request)),\n',
    replace: '',
    why: 'the history tells what private members keep back',
    tests: ['test/api/privateMembers.test.ts'],
  },
  {
    id: 'people-private-filter',
    file: 'server/database/reading/privacy.ts',
    find: "kept.includes(field) ? whereOpen(field, raw('null')) : column(field)",
    replace: 'column(field)',
    why: 'filters and orders tell what private members keep back',
    tests: ['test/api/privateMembers.test.ts'],
  },
]);
