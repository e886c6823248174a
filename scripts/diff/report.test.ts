import { expect, it } from 'vitest';
import { inArea } from './changes';
import { reportOf } from './report';

it('equal changes of several places are merged, and breaking ones come first', () => {
  const places = ['A', 'B', 'C', 'D', 'E', 'F'];
  const report = reportOf('Titre', [
    inArea('api')({ where: 'Z', text: 'champ ajouté', breaking: false }),
    ...places.map((where) => inArea('api')({ where, text: 'champ supprimé', breaking: true })),
    inArea('database')({ where: 't', text: 'table ajoutée', breaking: false }),
  ]);
  expect(report).toBe(`## Titre

**6 ruptures**, 2 autres changements.

### Base de données

- \`t\` : table ajoutée

### API

- ⚠️ **rupture** \`A\`, \`B\`, \`C\`, \`D\` et 2 autres : champ supprimé
- \`Z\` : champ ajouté
`);
  expect(reportOf('Titre', [])).toBe('## Titre\n\nRien ne change.\n');
});
