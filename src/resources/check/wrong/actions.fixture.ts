import type { WrittenValue } from '../../language/values';
import { text } from '../../fields/text/kind';
import type { ResourceSchema } from '../../language/resourceSchema';
import { LABEL, right, withField, type Wrong } from './right.fixture';

const withActions = (paths: Readonly<Record<string, string>>): ResourceSchema => {
  const action = { label: LABEL, method: 'POST', question: LABEL, done: LABEL } as const;
  return {
    ...right,
    actions: Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, { ...action, path }])),
  };
};

const withSets = (sets: Readonly<Record<string, WrittenValue>>, schema = right): ResourceSchema => ({
  ...schema,
  actions: { valider: { label: LABEL, question: LABEL, done: LABEL, sets } },
});

export const wrongActions = {
  S034: [
    [[withActions({ a: 'demander/lien' })], /^S034 Contrats: the address 'demander\/lien' of the action 'a' is not/m],
    [[withActions({ a: 'relance', b: 'Relance' })], /^S034 Contrats: the action 'b' has the address of 'a'$/m],
  ],
  S071: [
    [
      [withSets({ actifs: true })],
      /^S071 Contrats: the action 'valider' sets 'actifs', which is not a field; did you mean 'actif'\?$/m,
    ],
    [
      [withSets({ actif: 'peut-être' })],
      /^S071 Contrats.actif: it cannot take "peut-être", which the action 'valider' sets$/m,
    ],
    [[withSets({ essai: 'a' }, withField(text({ label: LABEL, immutable: true })))], /^S071 Contrats.essai: /m],
  ],
} satisfies Wrong;
