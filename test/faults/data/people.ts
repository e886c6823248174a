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
]);
