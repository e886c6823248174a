import { useDataProvider, useStore, type DataProvider } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import type { ChangeCalls, ChangeReport } from '../../changes/changes';
import { proposeMapping, rememberMapping } from '../../exchange/plan/mapping';
import { keysOf, nestedName, nestedOf } from '../../exchange/plan/targets';
import type { ImportChoices, ImportPlan, Mapping, RememberedMapping } from '../../exchange/plan/importPlanTypes';
import type { ReadOptions } from '../../exchange/read/readTypes';
import type { ResourceSchema } from '../../language/resourceSchema';
import { useAllowed } from '../access/useAllowed';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';
import { choicesFor, obstacleOf, type AllowedWrites } from './columns/importChoices';
import type { RunningImporter } from './engine/startImporter';
import type { KnownNested, PlanRequest, Resolved, Summarised, TableSummary } from './engine/importEngineTypes';
import { gather, gatherBelow, type ReadBefore } from './records/gather';
import { useChecked, type Checked } from './useChecked';
import { useCheckDuration } from './useCheckDuration';
import { useCorrections, type Corrections } from './useCorrections';
import { useReadings } from './useReadings';
import { useStep, type ImportStep, type TellProgress } from './useStep';

export interface ImportSource {
  readonly number: number;
  readonly file: File;
  readonly running: RunningImporter;
}

/** The person's corrections of the detected format. */
export interface ReadChoices extends Omit<ReadOptions, 'onProgress'> {
  readonly decimalComma?: boolean;
}

export interface Import {
  readonly read: ImportStep<Summarised>;
  readonly table: TableSummary | undefined;
  readonly readChoices: ReadChoices;
  readonly setReadChoices: (choices: ReadChoices) => void;
  readonly nested: readonly ResourceSchema[];
  readonly mapping: Mapping;
  readonly setMapping: (mapping: Mapping | undefined) => void;
  readonly allowed: AllowedWrites;
  readonly choices: ImportChoices;
  readonly setChoices: (choices: ImportChoices) => void;
  readonly obstacle: ReturnType<typeof obstacleOf>;
  readonly corrections: Corrections;
  readonly resolved: Resolved;
  readonly setResolved: (resolved: Resolved) => void;
  readonly plan: ImportStep<ImportPlan>;
  readonly preview: ImportStep<ChangeReport>;
  /** The last finished check; corrections keep it in sight while they are checked, other settings do not. */
  readonly checked: Checked | undefined;
  /** What is entered is not checked yet. */
  readonly isChecking: boolean;
  /** Rows of the file with which the person goes on after an import that refused them. */
  readonly only: readonly number[] | undefined;
  readonly goOnWith: (rows: readonly number[]) => void;
}

const NOTHING_REMEMBERED: RememberedMapping = {};

const NOTHING_ASKED: ChangeReport = { applied: false, rows: [] };

const shares = (tell: TellProgress, what: string) => (finished: number, total: number) =>
  tell({ finished, total, what });

const without = (remembered: RememberedMapping, forgotten: RememberedMapping): RememberedMapping =>
  Object.fromEntries(Object.entries(remembered).filter(([heading]) => !Object.hasOwn(forgotten, heading)));

/** State of an import from file to preview; each step starts as soon as its inputs are ready. */
export function useImport({ number, file, running }: ImportSource): Import {
  const { schema, address, parents } = useScreen();
  const registry = useRegistry();
  const dataProvider = useDataProvider<DataProvider & ChangeCalls>();
  const readings = useReadings();
  const allowed = { create: useAllowed('create'), edit: useAllowed('edit') };
  const [readChoices, setReadChoices] = useState<ReadChoices>({});
  const [remembered, setRemembered] = useStore<RememberedMapping>(`imports.${schema.name}.mapping`, NOTHING_REMEMBERED);
  const [mapped, setMapped] = useState<{ readonly headings: readonly string[]; readonly mapping: Mapping }>();
  const [chosen, setChoices] = useState<Partial<ImportChoices>>({});
  const [resolved, setResolved] = useState<Resolved>({});
  const before = useRef<ReadBefore>(new Map());
  const nested = useMemo(() => nestedOf(registry, schema), [registry, schema]);

  const { decimalComma: chosenComma, ...options } = readChoices;
  const readKey = JSON.stringify([number, options]);
  const duration = useCheckDuration();
  const corrections = useCorrections(readKey, duration.last);
  const [only, setOnly] = useState<readonly number[]>();
  const read = useStep(readKey, async (_signal, tell) =>
    (await running.importer).read(shares(tell, 'read'), file, file.name, options),
  );
  const table = read.status === 'done' && read.result.ok ? read.result.table : undefined;

  const mapping = useMemo(() => {
    if (!table) return [];
    const { headings } = table;
    // Another sheet has other columns.
    const isSame = mapped && JSON.stringify(mapped.headings) === JSON.stringify(headings);
    return isSame ? mapped.mapping : proposeMapping(schema, headings, { remembered, nested });
  }, [table, mapped, schema, remembered, nested]);
  const choices = choicesFor(schema, mapping, allowed, chosen);
  const obstacle = table && obstacleOf(schema, mapping, choices);
  const decimalComma = chosenComma ?? table?.decimalComma ?? true;

  const asked = { schema, collection: address, mapping, decimalComma, resolved, ...choices };
  const isAllowed = allowed.create || allowed.edit;
  const settingsKey =
    table && !obstacle && isAllowed ? JSON.stringify([readKey, mapping, decimalComma, choices, only]) : undefined;
  const { cells, leftOut } = corrections.checked;
  const planKey = settingsKey && JSON.stringify([settingsKey, resolved, cells, leftOut]);
  const plan = useStep(planKey, async (signal, tell) => {
    duration.begin();
    const importer = await running.importer;
    const reading = readings(signal, tell);
    const silent = () => undefined;
    await importer.correct(silent, cells);
    const named = await importer.named(silent, { schema, nested, mapping });
    const match = choices.mode === 'create' ? undefined : choices.key === 'id' ? 'ids' : 'all';
    const collection = { schema, address };
    const known = await gather(registry, { collection, parents, named, match }, reading, before.current);
    await importer.know(silent, known);
    const below = await nestedFor(asked);
    signal.throwIfAborted();
    const planned = { only, leftOut };
    return importer.plan(shares(tell, 'plan'), { ...asked, planned, ...(below && { nested: below }) });

    /** The child collection for which the file has columns, with its existing records. */
    async function nestedFor(of: PlanRequest): Promise<KnownNested | undefined> {
      const one = nested.find((child) => mapping.some((target) => target?.startsWith(`${nestedName(child)}.`)));
      if (!one) return undefined;
      const key = keysOf(one).find((name) => mapping.includes(`${nestedName(one)}.${name}`));
      if (key === undefined || match === undefined) return { schema: one, existing: {} };
      const ids = await importer.matched(silent, of);
      const collections = ids.map((parent) => ({
        parent,
        schema: one,
        address: `${address}/${parent}${one.name.slice(schema.name.length + 1).replace(/^\{\w+\}/, '')}`,
      }));
      return { schema: one, key, existing: await gatherBelow(collections, reading, before.current) };
    }
  });

  const planned = plan.status === 'done' ? plan.result : undefined;
  const preview = useStep(planned && planKey, async (signal, tell) => {
    const changes = planned?.changes ?? [];
    const asking = { origin: 'import', signal, onProgress: shares(tell, 'preview') } as const;
    const report = changes.length > 0 ? await dataProvider.previewChanges(changes, asking) : NOTHING_ASKED;
    duration.end();
    return report;
  });
  const checked = useChecked(settingsKey, plan, preview);

  return {
    read,
    table,
    readChoices,
    setReadChoices,
    nested,
    mapping,
    setMapping(next) {
      if (!table) return;
      const { headings } = table;
      setMapped(next && { headings, mapping: next });
      const known = rememberMapping(headings, next ?? mapping);
      setRemembered(next ? { ...remembered, ...known } : without(remembered, known));
    },
    allowed,
    choices,
    setChoices,
    obstacle,
    corrections,
    resolved,
    setResolved,
    plan,
    preview: {
      ...preview,
      again() {
        // Records may have changed since they were fetched.
        before.current.clear();
        plan.again();
      },
    },
    checked,
    isChecking: corrections.isDue || plan.status !== 'done' || preview.status !== 'done',
    only,
    goOnWith(rows) {
      // What was imported before is there now.
      before.current.clear();
      setOnly(rows);
    },
  };
}
