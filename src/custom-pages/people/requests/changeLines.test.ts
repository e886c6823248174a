import { expect, it } from 'vitest';
import { changeAbout } from './changeLines';
import type { ChangeRequest } from './changeRequest';

const translate = (key: string, values: { label?: string; name?: string; reason?: string } = {}) =>
  key === 'screens.page.labelled' ? `${values.label} : ${values.name}` : (values.reason ?? key);

it('a request says each change before it is decided, an emptied field and the reason too', () => {
  const request = {
    id: 1,
    modifications: [
      { champ: 'telephone', avant: null, apres: '+33612345678' },
      { champ: 'ordinateur', avant: 'PC-1', apres: null },
    ],
    motif: 'Nouveau poste',
  } as unknown as ChangeRequest;
  expect(changeAbout(request, 'Petit Anne', translate)).toEqual([
    'Petit Anne',
    'resources.Utilisateurs.fields.telephone : 06\u00a012\u00a034\u00a056\u00a078',
    'resources.Utilisateurs.fields.ordinateur : PC-1 → requests.none',
    'Nouveau poste',
  ]);
});
