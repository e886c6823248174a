import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import {
  CoreAdminContext,
  Form,
  ResourceContextProvider,
  testDataProvider,
  TestMemoryRouter,
  type AuthProvider,
  type DataProvider,
} from 'ra-core';
import type { ReactNode } from 'react';
import type { Grants } from '../../src/resources/access/access';
import { createI18nProvider } from '../../src/i18n/provider';
import { defineResource } from '../../src/resources/defineResource';
import { createRegistry } from '../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../src/resources/language/resourceSchema';
import type { Extension } from '../../src/resources/protocol/extensions';
import { GrantsProvider } from '../../src/resources/views/access/useGrants';
import { ExtensionsProvider } from '../../src/resources/views/ExtensionsContext';
import { RegistryProvider } from '../../src/resources/views/RegistryContext';
import type { FieldSpec } from '../../src/resources/language/kind';
import { text } from '../../src/resources/fields/text/kind';
import { viewOf } from '../../src/resources/fields/views';

const Domaines: ResourceSchema = defineResource({
  name: 'Domaines',
  contract: true,
  label: { one: ['Domaine', 'Domain', 'Bereich', 'Domínio'], many: ['Domaines', 'Domains', 'Bereiche', 'Domínios'] },
  rights: 'DOMAINES',
  fields: { libelle: text({ label: ['Libellé', 'Label', 'Bezeichnung', 'Designação'], required: true }) },
  representation: 'libelle',
  search: ['libelle'],
  list: { columns: ['libelle'], sort: { field: 'libelle', order: 'ASC' } },
});

export const schemaWith = (spec: FieldSpec): ResourceSchema =>
  defineResource({
    name: 'Essais',
    contract: true,
    label: { one: ['Essai', 'Trial', 'Versuch', 'Ensaio'], many: ['Essais', 'Trials', 'Versuche', 'Ensaios'] },
    rights: 'ESSAIS',
    fields: { champ: spec },
    representation: 'champ',
    list: { columns: ['champ'], sort: { field: 'id', order: 'ASC' } },
  });

export const domaine = (id: number): AnyRecord => ({ id, libelle: `Domaine ${id}` });

const COUNT = 45;

/** Behaves like the API: pages of `Domaine 1` to `Domaine 45`, searchable by label. */
export const domainesProvider = (overrides: Partial<DataProvider> = {}): DataProvider =>
  testDataProvider({
    getMany: (async (_resource: string, { ids }: { ids: readonly number[] }) => ({
      data: ids.filter((id) => id <= COUNT).map(domaine),
    })) as DataProvider['getMany'],
    getList: (async (
      _resource: string,
      { pagination, filter }: { pagination: { page: number; perPage: number }; filter: { q?: string } },
    ) => {
      const all = Array.from({ length: COUNT }, (_, index) => domaine(index + 1));
      const found = all.filter(({ libelle }) => String(libelle).includes(filter.q ?? ''));
      const from = (pagination.page - 1) * pagination.perPage;
      return { data: found.slice(from, from + pagination.perPage), total: found.length };
    }) as DataProvider['getList'],
    ...overrides,
  });

const holding = (held: Grants): AuthProvider => ({
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(held),
});

/** The context of every generated screen, in French. @param held the reader's permissions; signed out by default */
export function renderAround(
  schema: ResourceSchema,
  children: ReactNode,
  dataProvider = domainesProvider(),
  held?: Grants,
  extensions: readonly Extension[] = [],
) {
  const registry = createRegistry([schema, Domaines]);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <TestMemoryRouter>
      <CoreAdminContext
        dataProvider={dataProvider}
        {...(held && { authProvider: holding(held) })}
        i18nProvider={createI18nProvider({ registry })}
        queryClient={queryClient}
      >
        <ExtensionsProvider value={() => Promise.resolve(new Set(extensions))}>
          <RegistryProvider value={registry}>
            <GrantsProvider>
              <ResourceContextProvider value={schema.name}>{children}</ResourceContextProvider>
            </GrantsProvider>
          </RegistryProvider>
        </ExtensionsProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
}

interface InputOptions {
  readonly value?: unknown;
  readonly dataProvider?: DataProvider;
  readonly held?: Grants;
  /** Receives the form's values and returns the API's errors. */
  readonly onSubmit: (values: unknown) => unknown;
}

export function renderInput(spec: FieldSpec, { value, dataProvider, held, onSubmit }: InputOptions) {
  const schema = schemaWith(spec);
  const { Input } = viewOf(spec);
  const form = (
    <Form onSubmit={(values: unknown) => onSubmit(values) as never} record={{ id: 1, champ: value ?? null }} noValidate>
      <Input schema={schema} source="champ" path={['champ']} spec={spec} />
      <button type="submit">Enregistrer</button>
    </Form>
  );
  return renderAround(schema, form, dataProvider, held);
}

/** The cell of one field, in a list or (`full`) on the details page. */
export function renderCell(
  spec: FieldSpec,
  value: unknown,
  full?: boolean,
  dataProvider?: DataProvider,
  held?: Grants,
  extensions?: readonly Extension[],
) {
  const schema = schemaWith(spec);
  return renderAround(
    schema,
    viewOf(spec).cell({ schema, path: ['champ'], spec, value, record: { id: 1, champ: value }, full }),
    dataProvider,
    held,
    extensions,
  );
}
