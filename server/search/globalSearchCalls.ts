import type { ApiCall } from '../http/calls/apiCall';
import * as shape from '../http/calls/shapes';
import { readerStore } from '../http/reader';
import { queryOf } from '../http/resources/resourceContext';
import { readParameters } from '../http/query/readParameters';
import { readSearch } from '../http/query/readers';
import { foundAnswer } from './foundAnswer';
import { rank } from './rank';
import { searchableLists } from './searchableLists';

const record = { type: 'object', properties: { id: shape.id }, required: ['id'], additionalProperties: true } as const;
const named = { address: shape.text, record };

/** Searches everything that the caller may read, under the rules of each list. */
export const globalSearchCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/recherche',
      operationId: 'recherche',
      tag: 'session',
      access: 'session',
      narrows: true,
      extension: true,
      summary: [
        'Chercher dans tout ce que l’on peut lire : les meilleures réponses, fautes de frappe pardonnées',
        'Search all that one may read: the best answers, with typing errors forgiven',
        'Alles durchsuchen, was man lesen darf: die besten Treffer, Tippfehler verziehen',
        'Procurar em tudo o que se pode ler: as melhores respostas, com erros de escrita perdoados',
      ],
      query: [{ common: 'Search' }],
      refusals: [400],
      response: shape.object({
        items: shape.arrayOf(
          shape.object({ ...named, score: { type: 'integer' }, above: shape.object(named), matched: shape.text }, [
            'above',
            'matched',
          ]),
        ),
        named: shape.arrayOf(shape.object(named)),
      }),
    },
    async handle(request, _reply, { registry }) {
      const { Search: search = '' } = readParameters(queryOf(request), { Search: readSearch });
      const store = readerStore(request);
      const lists = await searchableLists(request, registry, search);
      const rows = rank(await store.findAnywhere(lists), registry);
      return foundAnswer(request, store, registry, rows, search);
    },
  },
];
