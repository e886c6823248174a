import { expect, type Locator, type Page } from '@playwright/test';
import { isRouteAllowed } from '../../../src/resources/access/access';
import { wideningParameters } from '../../../src/resources/records/listFilter';
import { DEFAULT_PAGE_SIZE } from '../../../src/resources/records/listQuery';
import { pathOf, type Screen } from '../../../src/resources/registry/paths';
import { fillTemplate, type Registry } from '../../../src/resources/registry/registry';
import { screenRuleOf } from '../../../src/resources/routes/routeRules';
import { isEmptyValue } from '../../../src/resources/records/validate';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { hasScreen } from '../../../src/resources/views/access/offeredScreens';
import { collectionsBelow } from '../../../src/resources/views/nested/collections';
import { tabAddress } from '../../../src/resources/views/nested/useOpenTab';
import type { NameOf } from '../../support/drive/driver';
import { driverOf } from '../../support/drive/drivers';
import { goTo } from '../../support/drive/goTo';
import { soon, soonCounts } from '../../support/drive/soon';
import type { ServerWorld } from '../../support/drive/world';
import type { Parents } from '../../support/generated/addresses';
import type { Values } from '../../support/generated/requests';
import { commonParts, searchTexts } from './columns';
import type { Seat } from './fixtures';

type Holder = Pick<Seat, 'held'>;

export const mayOpen = ({ held }: Holder, schema: ResourceSchema, screen: Screen): boolean =>
  hasScreen(schema, screen) && isRouteAllowed(screenRuleOf(schema, screen), held);

/** Whether a person sees a collection as a tab with dialogs; it is a page if they may not open the parent. */
const isTabFor = (holder: Holder, registry: Pick<Registry, 'get'>, { parent }: ResourceSchema): boolean =>
  parent !== undefined && mayOpen(holder, registry.get(parent.resource), 'show');

export const maySee = (holder: Holder, registry: Pick<Registry, 'get'>, schema: ResourceSchema): boolean =>
  isTabFor(holder, registry, schema) || mayOpen(holder, schema, 'list');

/** The screen of a collection: its own page, or a tab on the parent's details page. */
export class CollectionScreen {
  readonly page: Page;

  constructor(
    readonly seat: Seat,
    readonly world: ServerWorld,
    readonly schema: ResourceSchema,
    readonly parents: Parents,
  ) {
    this.page = seat.page;
  }

  get isTab(): boolean {
    return isTabFor(this.seat, this.world.registry, this.schema);
  }

  get isOpen(): boolean {
    return maySee(this.seat, this.world.registry, this.schema);
  }

  get scope(): Locator {
    return this.page.getByRole(this.isTab ? 'tabpanel' : 'main');
  }

  get form(): Locator {
    return this.page.getByRole(this.isTab ? 'dialog' : 'main');
  }

  get #path(): string {
    const { schema, parents, world } = this;
    if (!schema.parent || !this.isTab) return pathOf(schema, 'list', '', parents);
    const above = world.registry.get(schema.parent.resource);
    const id = parents[schema.parent.parameter] ?? 0;
    const target = { schema: above, address: '', parents: {} };
    const texts = Object.fromEntries(Object.entries(parents).map(([name, value]) => [name, String(value)]));
    const tab = collectionsBelow(world.registry, { ...target, parents: texts }, id).find(
      (one) => one.schema === schema,
    );
    return tabAddress(tab?.slug, pathOf(above, 'show', id, parents));
  }

  /** Parameters that make the list show all records. */
  get #widening(): readonly string[] {
    const { parameters } = this.schema;
    return [...wideningParameters(this.schema), ...Object.keys(parameters).filter((name) => parameters[name]?.reveals)];
  }

  /** Opens the screen in its initial state, and waits for its title. */
  async enter(): Promise<void> {
    await goTo(this.page, this.#path);
    const { label, operations } = this.schema;
    const title = (operations.list === 'single' ? label.one : label.many)[0];
    // Exact, because the title of the previous list may contain this one.
    await soonCounts(this.scope.getByRole('heading', { level: this.isTab ? 2 : 1, name: title, exact: true }), 1);
  }

  /** Opens the screen with all records. */
  async open(): Promise<void> {
    await this.enter();
    const { parameters } = this.schema;
    for (const name of this.#widening) {
      const wide = this.scope.getByRole('switch', { name: parameters[name]?.label[0] ?? name, exact: true });
      if (!(await wide.isChecked())) await wide.click();
      await expect(wide).toBeChecked();
    }
  }

  namesFor(values: Values): NameOf {
    return this.world.namesWith({ ...values, ...this.parents });
  }

  async shown(values: Values, fields: readonly string[]): Promise<readonly string[]> {
    const nameOf = this.namesFor(values);
    const texts = fields.map(async (field) => {
      const spec = this.schema.fields[field];
      const value = values[field];
      return spec && !isEmptyValue(value) ? driverOf(spec).shown(value, spec, nameOf) : [];
    });
    return (await Promise.all(texts)).flat();
  }

  async row(values: Values): Promise<Locator> {
    const texts = await this.shown(values, this.schema.list.columns);
    return texts.reduce((rows, text) => rows.filter({ hasText: text }), this.scope.getByRole('row'));
  }

  /**
   * Searches the list, and waits until the address contains the search and the rows match the result. Otherwise a later
   * click might hit a row that moves.
   */
  async search(text: string): Promise<void> {
    await this.scope.getByRole('searchbox', { name: 'Rechercher dans la liste' }).fill(text);
    if (!this.isTab) {
      const sought = () => {
        const { searchParams } = new URL(this.page.url());
        return (JSON.parse(searchParams.get('filter') ?? '{}') as { readonly q?: string }).q ?? '';
      };
      await soon(sought).toBe(text.trim());
    }
    const found = Math.min(await this.#total(text), DEFAULT_PAGE_SIZE);
    await soonCounts(this.rows, found);
  }

  get rows(): Locator {
    return this.scope.locator('tbody').getByRole('row');
  }

  async #total(text: string): Promise<number> {
    const { data, total } = await this.world.provider.getList<AnyRecord>(fillTemplate(this.schema.name, this.parents), {
      pagination: { page: 1, perPage: 1 },
      sort: this.schema.list.sort,
      filter: { q: text, ...Object.fromEntries(this.#widening.map((name) => [name, true])) },
    });
    return total ?? data.length;
  }

  /**
   * The longest text that finds both records and no more than a page of others, because people and other records
   * created by other tests share parts of their texts; else a text of the other record.
   */
  async commonSearch(one: Values, other: Values): Promise<string> {
    for (const text of commonParts(this.schema, one, other))
      if ((await this.#total(text)) <= DEFAULT_PAGE_SIZE) return text;
    return searchTexts(this.schema, other)[0] ?? '';
  }
}
