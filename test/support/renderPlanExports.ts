import type { Tables } from './memoryChanges';
import type { DataProvider } from 'ra-core';
import type { Extension } from '../../src/resources/protocol/extensions';
import { schemas } from '../../src/portal/declared';
import type { DownloadOptions } from '../../src/resources/protocol/recordCalls';
import { createRegistry } from '../../src/resources/registry/registry';
import { renderPage, type PageOptions } from './renderPage';

const registry = createRegistry(schemas);

export interface PlanExportsOptions extends Pick<PageOptions, 'page' | 'at'> {
  /** Responses of calls that no declaration describes; a returned HttpError is thrown. */
  readonly answers?: (line: string, body: unknown) => unknown;
  readonly download?: (address: string, options: DownloadOptions) => Promise<Blob>;
  /** Overrides of the data provider over records in memory. */
  readonly calls?: Partial<DataProvider>;
  readonly extensions?: readonly Extension[];
  readonly tables?: Tables;
  readonly rights?: readonly string[];
}

export function renderPlanExports({
  page,
  at,
  answers = () => null,
  download = async () => new Blob(['contenu']),
  calls: overrides = {},
  extensions,
  tables = {},
  rights = ['PLANNING_ADMIN:admin'],
}: PlanExportsOptions) {
  const forms: { readonly address: string; readonly fields: Readonly<Record<string, unknown>> }[] = [];
  const calls: Partial<DataProvider> = {
    async download(address: string, options: DownloadOptions) {
      forms.push({ address, fields: Object.fromEntries(options.body instanceof FormData ? options.body : []) });
      return { blob: await download(address, options), name: 'planning.pdf' };
    },
    ...overrides,
  };
  const { data, ...rendered } = renderPage({
    page,
    at,
    registry,
    rights,
    extensions,
    calls,
    answers: (line, { body }) => answers(line, body),
    tables: {
      Entreprises: [
        { id: 12, nom: 'Verrerie du Lac', code: 'ADH-12' },
        { id: 15, nom: 'Scierie du Nord', code: 'ADH-15' },
      ],
      exportPlanningAdherentModeles: [
        { id: 3, libelle: 'Modèle du Nord' },
        { id: 4, libelle: 'Modèle du Sud' },
      ],
      ...tables,
    },
  });
  return { ...rendered, forms, calls: data.calls };
}
