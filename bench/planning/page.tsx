import { format, getDay, parse, startOfWeek } from 'date-fns';
import { fr } from 'date-fns/locale/fr';
import { CoreAdminContext, type AuthProvider, type DataProvider } from 'ra-core';
import { useMemo, useState } from 'react';
import { Calendar, dateFnsLocalizer, type View } from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createI18nProvider } from '../../src/i18n/provider';
import type { DaySpan, Grouping, Plan, PlanActions } from '../../src/planning/model/plan';
import { Timeline } from '../../src/planning/timeline/Timeline';
import type { GroupNames, TimelineZoom } from '../../src/planning/timeline/timelineProps';
import { createRegistry } from '../../src/resources/registry/registry';
import { dayIndexOfText } from '../../src/resources/fields/shared/zone';
import { AppTheme } from '../../src/theme/AppTheme';
import { chooseSkin } from '../../src/theme/skin';
import { overlapsIn } from './check';
import { planOf } from './plan';

/** The page that `bench/planning.ts` measures: the timeline, and the library's views of the same slots. */

export interface PageContent {
  readonly what: 'timeline' | 'calendar' | 'nothing';
  readonly view: 'month' | 'week' | 'day';
  readonly slots: number;
  readonly month: 0 | 1;
  readonly grouping: Grouping;
}

const MONTHS = [
  { first: dayIndexOfText('2026-11-01'), last: dayIndexOfText('2026-11-30') },
  { first: dayIndexOfText('2026-12-01'), last: dayIndexOfText('2026-12-31') },
] as const;
const MONDAYS = [dayIndexOfText('2026-11-16'), dayIndexOfText('2026-12-07')] as const;

const plans = new Map<string, Plan>();
function planFor(slots: number, month: 0 | 1): Plan {
  const key = `${slots} ${month}`;
  const found = plans.get(key);
  if (found) return found;
  const { first, last } = MONTHS[month];
  const plan = planOf(slots, first, last, month + 1);
  plans.set(key, plan);
  return plan;
}

function spanFor({ view, month }: PageContent): DaySpan {
  const monday = MONDAYS[month];
  if (view === 'day') return { first: monday, last: monday };
  return view === 'week' ? { first: monday, last: monday + 6 } : MONTHS[month];
}

const names = (count: number, prefix: string) =>
  new Map(Array.from({ length: count }, (_, index) => [index + 1, `${prefix} ${index + 1}`]));
const GROUPS: GroupNames = {
  team: names(8, 'Équipe'),
  structure: names(4, 'Structure'),
  agency: names(12, 'Agence'),
};
const localizer = dateFnsLocalizer({ format, parse, startOfWeek, getDay, locales: { fr } });

let shown: PageContent = { what: 'nothing', view: 'month', slots: 200, month: 0, grouping: 'none' };
let show: (next: PageContent) => void = () => undefined;
const applied: number[] = [];

function App() {
  const [state, setState] = useState(shown);
  const [selection, setSelection] = useState<ReadonlySet<number>>(new Set());
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  show = (next) => {
    shown = next;
    setState(next);
  };
  const plan = planFor(state.slots, state.month);
  const { first, last } = spanFor(state);
  const span = useMemo(() => ({ first, last }), [first, last]);
  const actions = useMemo(
    (): PlanActions => ({
      apply: (edits) => {
        applied.push(edits.length);
        return Promise.resolve();
      },
      draw: () => undefined,
      open: () => undefined,
      undo: () => undefined,
      redo: () => undefined,
      check: overlapsIn(plan),
    }),
    [plan],
  );
  const zoom: TimelineZoom = state.view === 'day' ? 'hours' : 'days';
  return (
    <main style={{ height: '100vh' }}>
      {state.what === 'timeline' && (
        <Timeline
          plan={plan}
          span={span}
          zoom={zoom}
          grouping={state.grouping}
          groupNames={GROUPS}
          actions={actions}
          selection={selection}
          onSelection={setSelection}
          collapsed={collapsed}
          onCollapsed={setCollapsed}
          today={MONDAYS[0] + 6}
        />
      )}
      {state.what === 'calendar' && <Library plan={plan} first={first} view={state.view} />}
    </main>
  );
}

function Library({ plan, first, view }: { readonly plan: Plan; readonly first: number; readonly view: View }) {
  const events = useMemo(
    () => plan.slots.map(({ title, start, end }) => ({ title, start: new Date(start), end: new Date(end) })),
    [plan],
  );
  return (
    <Calendar
      localizer={localizer}
      culture="fr"
      events={events}
      view={view}
      onView={() => undefined}
      date={new Date(first * 86_400_000)}
      onNavigate={() => undefined}
      style={{ height: '100vh' }}
    />
  );
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
const painted = async () => {
  await frame();
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
};
const settle = async () => {
  for (let turn = 0; turn < 4; turn += 1) await painted();
};

function isThere({ what, slots, month, view }: PageContent): boolean {
  if (what === 'nothing') return document.querySelector('.tl,.rbc-calendar') === null;
  if (what === 'calendar') return document.querySelector('.rbc-event,.rbc-show-more') !== null;
  const drawn = [...document.querySelectorAll<HTMLElement>('[data-slot]')];
  if (view === 'day' && slots < 2000) return document.querySelector('.tl-row') !== null;
  return drawn.some(({ dataset }) => Math.floor(Number(dataset.slot) / 1_000_000) === month + 1);
}

async function paint(next: PageContent): Promise<number> {
  planFor(next.slots, next.month);
  await settle();
  const start = performance.now();
  show(next);
  do await painted();
  while (!isThere(next));
  return performance.now() - start;
}

/** Scrolls as fast as a wheel does. @returns milliseconds of each frame, and the number of frames with blank areas */
async function scroll(frames: number, step: number): Promise<{ times: number[]; blank: number }> {
  const grid = document.querySelector<HTMLElement>('.tl-scroller');
  if (!grid) throw new Error('no timeline');
  const times: number[] = [];
  let blank = 0;
  let direction = 1;
  let last = await frame();
  for (let turn = 0; turn < frames; turn += 1) {
    if (grid.scrollTop + grid.clientHeight >= grid.scrollHeight - step) direction = -1;
    grid.scrollTop += direction * step;
    const now = await frame();
    times.push(now - last);
    last = now;
    const { top, height, left } = grid.getBoundingClientRect();
    const heads = [0.15, 0.5, 0.96].map((part) => document.elementFromPoint(left + 30, top + height * part));
    if (heads.some((element) => !element?.closest('.tl-row,.tl-header'))) blank += 1;
  }
  return { times, blank };
}

/** Milliseconds of the same number of frames without any work, as a baseline. */
async function idle(frames: number): Promise<number[]> {
  const times: number[] = [];
  let last = await frame();
  for (let turn = 0; turn < frames; turn += 1) {
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times;
}

/** Drags a slot across the rows, one move per frame. @returns milliseconds from each move until it was painted */
async function drag(moves: number): Promise<{ times: number[]; far: number; findings: number }> {
  const slot = [...document.querySelectorAll<HTMLElement>('[data-slot]')].slice(0, 30).at(-1);
  if (!slot) throw new Error('no slot');
  const box = slot.getBoundingClientRect();
  let [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const fire = (type: string, target: EventTarget) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        clientX: x,
        clientY: y,
      }),
    );
  fire('pointerdown', slot);
  const times: number[] = [];
  let far = 0;
  let findings = 0;
  for (let turn = 0; turn < moves; turn += 1) {
    await frame();
    const start = performance.now();
    x += 7;
    y += turn % 40 < 20 ? 9 : -9;
    if (x > 1400) x = 300;
    fire('pointermove', window);
    await painted();
    times.push(performance.now() - start);
    const bubble = document.querySelector('.edit-bubble')?.getBoundingClientRect();
    const beside = bubble && Math.min(Math.abs(bubble.left - x), Math.abs(bubble.right - x));
    if (!bubble || beside === undefined || beside > 40 || Math.abs(bubble.top - y) > 40) far += 1;
    findings += document.querySelectorAll('.edit-bubble > div').length;
  }
  fire('pointerup', window);
  return { times, far, findings };
}

const planningBench = {
  paint,
  scroll,
  idle,
  drag,
  settle,
  skin: chooseSkin,
  elements: () => document.querySelectorAll('*').length,
};
export type PlanningBench = typeof planningBench;
Object.assign(window, { planningBench });

const nothing = () => Promise.resolve();
const authProvider: AuthProvider = {
  login: nothing,
  logout: nothing,
  checkAuth: nothing,
  checkError: nothing,
  getPermissions: nothing,
};
const i18nProvider = createI18nProvider({ registry: createRegistry([]) });
const router = createMemoryRouter([
  {
    path: '*',
    element: (
      <CoreAdminContext dataProvider={{} as DataProvider} authProvider={authProvider} i18nProvider={i18nProvider}>
        <App />
      </CoreAdminContext>
    ),
  },
]);
createRoot(document.getElementById('root') ?? document.body).render(
  <AppTheme>
    <RouterProvider router={router} />
  </AppTheme>,
);
