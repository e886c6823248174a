import type { Subject } from './subject';
import { fillTemplate } from '../../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { isShown } from '../../../src/resources/records/fieldRules';
import { DemoRecords } from '../../support/drive/demoRecords';
import type { ServerWorld } from '../../support/drive/world';
import type { Parents } from '../../support/generated/addresses';
import { behind } from '../../support/generated/viewValues';
import type { Values } from '../../support/generated/requests';
import { isMade } from './cases';
import type { CollectionScreen } from './collectionScreen';

/** Indexes that searches can tell apart: the number of one record is not a part of another's. */
const [OTHER, MINE, NEXT] = [0, 23, 46];
const INDEXES = 60;

type Records = Pick<Subject, 'mine' | 'other' | 'next'>;

/** Whether only the demonstration provides its records, because the API cannot create any. */
function isFound({ registry }: ServerWorld, { operations, view }: ResourceSchema): boolean {
  if (operations.list === 'single') return false;
  return view ? registry.get(view.resource).internal : operations.create === 'none';
}

export async function parentsFor(world: ServerWorld, schema: ResourceSchema): Promise<Parents> {
  return isFound(world, schema) ? (await new DemoRecords(world).find(schema)).parents : world.parents(schema);
}

async function existing({ provider }: ServerWorld, schema: ResourceSchema, parents: Parents): Promise<Records> {
  const { data } = await provider.getList<AnyRecord>(fillTemplate(schema.name, parents), {
    pagination: { page: 1, perPage: 2 },
    sort: schema.list.sort,
    filter: {},
  });
  const [mine, other] = data;
  if (!mine) throw new Error(`the demonstration has no record of '${schema.name}'`);
  return { mine, other, next: {} };
}

const only = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)));

/** Records of a view, created in its source. */
async function viewed(world: ServerWorld, schema: ResourceSchema, above: Parents): Promise<Records> {
  const { source, parents, shown } = behind(world.registry, schema, above);
  const index = world.indexes(INDEXES);
  const made = async (step: number): Promise<Values> => {
    const values = await world.values(source, { index: index + step, parents, given: shown });
    await world.create(source, values, parents);
    return only(values, Object.keys(schema.fields));
  };
  return { mine: await made(MINE), other: await made(OTHER), next: {} };
}

/** The initial state of a record with steps: a final state may not permit changes. */
export const firstSteps = ({ fields }: ResourceSchema): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, spec]) =>
      'steps' in spec && spec.initial !== undefined ? [[name, spec.initial] as const] : [],
    ),
  );

/** Whether the form shows a field for a record with these values. */
function isSeen(schema: ResourceSchema, name: string, values: Values): boolean {
  const spec = schema.fields[name];
  return spec !== undefined && isShown(schema, spec, values);
}

interface Preparation {
  /** Whether the screen will create the tested record; otherwise it exists before. */
  readonly writtenHere: boolean;
  /** Fields to leave empty, because other forms fill in equivalent ones. */
  readonly leftOut: ReadonlySet<string>;
}

const WRITTEN_WHOLE: Preparation = { writtenHere: true, leftOut: new Set() };

/** Values of the tested record, and a second record that exists before. */
async function created(
  world: ServerWorld,
  schema: ResourceSchema,
  parents: Parents,
  { writtenHere, leftOut }: Preparation,
): Promise<Records> {
  const index = world.indexes(INDEXES);
  const valuesAt = (step: number, given: Values = {}): Promise<Values> =>
    world.values(schema, { index: index + step, parents, given });
  const other = await valuesAt(OTHER);
  // Trees sort siblings only.
  const branch = schema.tree ? only(other, [schema.tree.parent]) : {};
  const inForm = schema.sections.flatMap(({ fields }) => fields).filter((name) => !leftOut.has(name));
  const whole = await valuesAt(MINE, { ...branch, ...firstSteps(schema) });
  const mine = only(
    whole,
    inForm.filter((name) => isSeen(schema, name, whole)),
  );
  if (isMade(schema)) await world.create(schema, other, parents);
  if (isMade(schema) && !writtenHere) await world.create(schema, mine, parents);
  return { mine, other, next: only(await valuesAt(NEXT), inForm) };
}

export async function prepare(screen: CollectionScreen, preparation = WRITTEN_WHOLE): Promise<Subject> {
  const { world, schema, parents } = screen;
  if (schema.computed) return { screen, mine: {}, other: undefined, next: {} };
  if (isFound(world, schema)) return { screen, ...(await existing(world, schema, parents)) };
  const records = schema.view ? viewed(world, schema, parents) : created(world, schema, parents, preparation);
  return { screen, ...(await records) };
}
