import type { SameKeys } from '../../sameKeys';
import type { access as french } from '../fr/access';

export const access: SameKeys<typeof french> = {
  search: { clear: 'Suche leeren' },
  ofPerson: 'Rechte dieser Person',
  viewAs: {
    withheld: 'Diese Person darf es; Sie sehen das Portal wie sie, und lesen nur.',
    start: 'Als diese Person ansehen',
    banner: 'Sie sehen das Portal als %{name}, nur lesend.',
    limited: 'Einige der Rechte gelten nur für die Mitglieder der Profile.',
    leave: 'Beenden',
  },
};
